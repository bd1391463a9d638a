import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

import * as Y from 'yjs'

import { BODY_FIELD } from '#document/version.ts'
import { MESSAGE, SYNC } from '#schema/collab/protocol.ts'
import { createDocument, share, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { until } from '#tests/support/patience.ts'
import { RawClient } from '#tests/support/yclient.ts'

import { printMetrics, type Metric } from '../metric.ts'
import { percentiles } from '../web/steps.ts'
import { withDatabase, withProduct, type Measured } from '../withProduct.ts'

const SCREENS = 20
const PARAGRAPHS = 250
const WORDS = 80
const SUGGESTIONS = 40
const LETTERS = 8
const PAUSE_MS = 60

/** An open document that writes, and the others that show it. */
type Writer = { doc: Y.Doc; client: RawClient }
/** When each of the other screens had all that a client had written up to a clock. */
type Screen = { reached: { client: number; clock: number; at: number }[] }

/**
 * How long it takes until 20 other screens have a letter that a suggester types in 20,000 words, after the
 * guard has judged it, and a decision of the owner, which needs no guard.
 */
export const runSuggestions = (): Promise<Metric[]> =>
  withDatabase(on =>
    withProduct(on, async product => {
      const { suggester, owner, screens, end } = await setStage(product)
      const letters: number[] = []
      const decisions: number[] = []
      for (let n = 0; n < SUGGESTIONS; n += 1) {
        const mark = { insertion: { id: `s${n}`, author: suggester.author } }
        const at = (n * 13) % 200
        for (let letter = 0; letter < LETTERS; letter += 1)
          letters.push(
            ...(await shownAfter(suggester, screens, n, text => text.insert(at + letter, 'x', mark))),
          )
        await until(() => textAt(owner.doc, n).length === textAt(suggester.doc, n).length, 'the owner has it')
        decisions.push(
          ...(await shownAfter(owner, screens, n, text => {
            text.delete(at, LETTERS)
            text.insert(at, 'x'.repeat(LETTERS), { insertion: null })
          })),
        )
        await until(() => !textAt(suggester.doc, n).toString().includes('<insertion'), 'the suggester has it')
      }
      end()
      const metrics = [
        ...percentiles('a suggested letter → another screen', letters),
        ...percentiles('a decision → another screen', decisions),
      ]
      printMetrics(metrics)
      return metrics
    }),
  )

async function setStage(product: Measured) {
  const url = `${product.url.replace('http', 'ws')}/collab`
  const target = { url: product.url, databaseUrl: product.databaseUrl }
  const ada = await signUpOn(target, 'pro')
  const document = await createDocument(ada)
  const open = async ({ client }: Person) => RawClient.on(url, document.id, client.cookie).synced()
  const writer = await open(ada)
  writer.sync(SYNC.update, Y.encodeStateAsUpdate(written()))
  await until(() => writer.acks.length === 1, 'the text is stored')
  writer.end()
  const bea = await signUp(target)
  await share(ada, document, bea, 'suggester')
  const watchers: Person[] = []
  for (let n = 0; n < SCREENS; n += 1) {
    const person = await signUp(target)
    await share(ada, document, person, 'viewer')
    watchers.push(person)
  }
  const clients = await Promise.all(watchers.map(open))
  const screens = clients.map(watched)
  const [owner, suggester] = await Promise.all([open(ada), open(bea)])
  return {
    owner: following(owner),
    suggester: { ...following(suggester), author: bea.user.id },
    screens,
    end: () => [...clients, owner, suggester].forEach(client => client.end()),
  }
}

/** A body of 20,000 words in paragraphs. */
function written(): Y.Doc {
  const doc = new Y.Doc()
  const body = doc.getXmlFragment(BODY_FIELD)
  for (let n = 0; n < PARAGRAPHS; n += 1) {
    const paragraph = new Y.XmlElement('paragraph')
    const text = new Y.XmlText()
    body.push([paragraph])
    paragraph.push([text])
    text.insert(0, Array.from({ length: WORDS }, (_, word) => `word${(n * word) % 997}`).join(' '))
  }
  return doc
}

/** Applies what the client gets to its document. */
function following(client: RawClient): Writer {
  const doc = client.doc()
  onUpdate(client, update => Y.applyUpdate(doc, update))
  return { doc, client }
}

function watched(client: RawClient): Screen {
  const screen: Screen = { reached: [] }
  onUpdate(client, update => {
    const at = performance.now()
    for (const [id, clock] of Y.parseUpdateMeta(update).to) screen.reached.push({ client: id, clock, at })
  })
  return screen
}

/** Calls back with each update that arrives from now on. */
function onUpdate({ socket, frames }: RawClient, take: (update: Uint8Array) => void): void {
  // The frame itself is read by the listener that was there first.
  socket.on('message', () => {
    const frame = frames.at(-1)
    if (frame?.type === MESSAGE.sync && frame.sub === SYNC.update) take(frame.bytes)
  })
}

function textAt(doc: Y.Doc, n: number): Y.XmlText {
  const paragraph = doc.getXmlFragment(BODY_FIELD).get(n % PARAGRAPHS)
  const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
  if (!(text instanceof Y.XmlText)) throw new Error('A paragraph has no text')
  return text
}

/** Makes a change. Returns the milliseconds until each screen had it. */
async function shownAfter(
  { doc, client }: Writer,
  screens: readonly Screen[],
  n: number,
  change: (text: Y.XmlText) => void,
): Promise<number[]> {
  await sleep(PAUSE_MS)
  const before = Y.encodeStateVector(doc)
  doc.transact(() => change(textAt(doc, n)))
  const clock = Y.getState(doc.store, doc.clientID)
  const began = performance.now()
  client.sync(SYNC.update, Y.encodeStateAsUpdate(doc, before))
  const arrivals = () =>
    screens.map(({ reached }) => reached.find(one => one.client === doc.clientID && one.clock >= clock)?.at)
  await until(() => arrivals().every(at => at !== undefined), 'all screens have it')
  const delays = arrivals().flatMap(at => (at === undefined ? [] : [at - began]))
  for (const screen of screens) screen.reached = []
  return delays
}
