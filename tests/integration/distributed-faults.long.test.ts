import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'

import { CLOSE } from '#schema/collab/protocol.ts'
import { createDocument, share, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { Follower } from '#tests/support/follower.ts'
import { startTopology, type Topology } from '#tests/support/topology.ts'
import { until } from '#tests/support/patience.ts'
import { paragraphOf, RawClient, stockClient } from '#tests/support/yclient.ts'

/** Duration of the Redis outage. FAULT_SECONDS can raise it. */
const OUTAGE_MS = Number(process.env['FAULT_SECONDS'] ?? 6) * 1000
const TYPING_MS = 40
const LETTERS = 'abcd'

let topology: Topology
let owner: Person
let member: Person
let document: string

beforeAll(async () => {
  topology = await startTopology({ apis: 1, realtimes: 2 })
  const target = { url: topology.url, databaseUrl: topology.databaseUrl }
  owner = await signUpOn(target, 'premium')
  member = await signUp(target)
  document = (await createDocument(owner)).id
  await share(owner, { id: document }, member, 'editor')
})
afterAll(() => topology.dispose())

const collabOf = (entrance: string) => `${entrance.replace('http', 'ws')}/collab`
const textOf = (client: WebsocketProvider) =>
  client.doc
    .getXmlFragment('default')
    .toJSON()
    .replaceAll(/<[^>]*>/g, '')

/** A user who repeatedly types the same letter, whatever happens to the connection. */
class Typing {
  readonly client: WebsocketProvider
  typed = 0
  private readonly timer: NodeJS.Timeout

  constructor(entrance: string, letter: string) {
    this.client = stockClient(collabOf(entrance), document, owner.client.cookie)
    this.timer = setInterval(() => {
      if (!this.client.synced && this.typed === 0) return
      const text = paragraphOf(this.client.doc)
      text.insert(Math.floor(Math.random() * (text.length + 1)), letter)
      this.typed++
    }, TYPING_MS)
  }

  stop(): void {
    clearInterval(this.timer)
  }
}

/** Changes the document's title repeatedly, and returns the last one. */
function renaming(): () => Promise<string> {
  let title = ''
  let stopped = false
  const run = async () => {
    for (let n = 1; !stopped; n++) {
      const next = `Title ${n}`
      const answer = await owner.client.patch(`/api/documents/${document}`, { title: next })
      if (answer.status < 300) title = next
      await sleep(50)
    }
  }
  const running = run()
  return async () => {
    stopped = true
    await running
    return title
  }
}

const restart = async (index: number): Promise<void> => {
  await topology.realtimes[index]?.kill9()
  await sleep(500)
  await topology.realtimes[index]?.start()
}

it('X1–X5, A2: converges without loss after process kills and a Redis outage, and ends access within 2 s', async () => {
  const [first = '', second = ''] = topology.entrances
  // Create the paragraph first, so that two users do not create one each.
  const seed = stockClient(collabOf(first), document, owner.client.cookie)
  await until(() => seed.synced, 'the document opens')
  paragraphOf(seed.doc).insert(0, '.')
  const witness = stockClient(collabOf(second), document, owner.client.cookie)
  await until(() => textOf(witness) === '.', 'the paragraph is there')
  witness.destroy()
  const people = Array.from(LETTERS, (letter, i) => new Typing(i % 2 === 0 ? first : second, letter))
  const followers = await Promise.all(
    [first, second].map(url =>
      Follower.start({ url, cookie: owner.client.cookie }, [`document:${document}`]),
    ),
  )
  const lastTitle = renaming()

  await sleep(1500)
  await restart(1)
  await sleep(1500)
  await topology.redis.kill9()
  await sleep(OUTAGE_MS / 2)
  const doomed = await Promise.all(
    [first, second].map(url => RawClient.on(collabOf(url), document, member.client.cookie).synced()),
  )
  const asked = Date.now()
  await owner.client.delete(`/api/documents/${document}/members/${member.user.id}`)
  for (const one of doomed) expect(await one.closed()).toBe(CLOSE.accessLost)
  expect(Date.now() - asked).toBeLessThan(2000)
  await sleep(OUTAGE_MS / 2)
  await topology.redis.startEmpty()
  await sleep(1500)
  await restart(0)
  await sleep(1500)

  for (const person of people) person.stop()
  const title = await lastTitle()
  const typed = people.reduce((sum, person) => sum + person.typed, 0)
  const clients = [seed, ...people.map(({ client }) => client)]
  await until(
    () => clients.every(client => textOf(client).length === typed + 1),
    'everyone has every letter',
    60_000,
  )
  const fresh = stockClient(collabOf(second), document, owner.client.cookie)
  await until(() => fresh.synced, 'a new client is in')
  const expected = Y.snapshot(fresh.doc)
  for (const client of clients) {
    expect(textOf(client)).toBe(textOf(fresh))
    expect(Y.equalSnapshots(Y.snapshot(client.doc), expected)).toBe(true)
  }
  for (const follower of followers)
    await follower.until(({ latest }) =>
      [...latest.values()].some(({ value }) => JSON.stringify(value)?.includes(`"${title}"`)),
    )
  for (const client of [...clients, fresh]) client.destroy()
  for (const follower of followers) follower.stop()
})
