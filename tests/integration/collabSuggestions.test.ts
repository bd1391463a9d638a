import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as Y from 'yjs'

import { encodeAct } from '#document/acts/codec.ts'
import { ACTS_FIELD, recordKey } from '#document/acts/record.ts'
import { CLOSE, MESSAGE, SYNC } from '#schema/collab/protocol.ts'
import { NEVER_MS, until } from '#tests/support/patience.ts'
import { startRealtimeServer, type RealtimeServer, type TestUser } from '#tests/support/realtimeServer.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

/** A worker that crashes on everything. */
const CRASHING = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', () => process.exit(1))`)}`,
)

let server: RealtimeServer
let owner: TestUser
let suggester: TestUser
let document: string
/** The body on the suggester's page. */
let page: Y.Doc
let client: RawClient
let witness: RawClient
/** The body on the owner's page. */
let owned: Y.Doc

const mark = (kind: 'insertion' | 'deletion', author: string, id = 's1') => ({ [kind]: { id, author } })

const linking = (author: string, href: string) => ({ linking: { id: 'l1', author, href } })
const bold = (author: string) => ({ formatting: { id: 'f1', author, format: 'bold', on: true } })

/** Makes a change on the suggester's page. Returns its update. */
function changed(change: (text: Y.XmlText, doc: Y.Doc) => void): Uint8Array {
  const before = Y.encodeStateVector(page)
  page.transact(() => change(paragraphOf(page), page))
  return Y.encodeStateAsUpdate(page, before)
}

const suggest = (author: string) => changed(text => text.insert(3, ' new', mark('insertion', author)))
const stored = async () => {
  const reader = await RawClient.on(server.url, document, owner.cookie).synced()
  const text = paragraphOf(reader.doc()).toString()
  reader.end()
  return text
}
const connect = async (): Promise<void> => {
  client = await RawClient.on(server.url, document, suggester.cookie).synced()
  page = client.doc()
}

async function start(options: Parameters<typeof startRealtimeServer>[0] = {}): Promise<void> {
  server = await startRealtimeServer({ limitFactor: 10, recheckMs: NEVER_MS, ...options })
  owner = await server.world.user()
  suggester = await server.world.user('Grace', 'Hopper')
}

/** A document of the owner, with a suggestion of theirs, that the suggester has open. */
async function open(): Promise<void> {
  document = await server.world.document(owner)
  await server.world.member(document, suggester, 'suggester')
  witness = await RawClient.on(server.url, document, owner.cookie).synced()
  owned = new Y.Doc()
  const text = paragraphOf(owned)
  text.insert(0, 'One two.')
  text.insert(8, ' Three.', mark('insertion', owner.id))
  witness.sync(SYNC.update, Y.encodeStateAsUpdate(owned))
  await until(() => witness.acks.length === 1, 'the owner writes')
  await connect()
}

describe('a suggester', () => {
  beforeAll(() => start())
  afterAll(() => server.stop())
  beforeEach(open)

  it('U1, U6: suggests, is asked for what was done offline, and takes back own suggestions', async () => {
    expect(client.count(MESSAGE.sync, SYNC.step1)).toBe(1)
    client.sync(SYNC.update, suggest(suggester.id))
    await until(() => client.acks.length === 1, 'the suggestion is stored')
    client.sync(
      SYNC.step2,
      changed(text => text.format(0, 3, mark('deletion', suggester.id))),
    )
    await until(() => client.acks.length === 2, 'the second one is stored')
    await until(() => witness.count(MESSAGE.sync, SYNC.update) === 2, 'the owner sees both')
    expect(await stored()).toContain('new')
    client.sync(
      SYNC.update,
      changed(text => text.delete(3, 4)),
    )
    await until(() => client.acks.length === 3, 'it is taken back')
    expect(await stored()).not.toContain('new')
    client.sync(
      SYNC.update,
      changed(text => text.format(4, 3, bold(suggester.id))),
    )
    await until(() => client.acks.length === 4, 'a format is suggested')
    expect(await stored()).toContain('formatting')
    client.sync(
      SYNC.update,
      changed(text => text.format(4, 3, linking(suggester.id, 'https://example.org'))),
    )
    await until(() => client.acks.length === 5, 'a link is suggested')
    expect(await stored()).toContain('linking')
    client.end()
    witness.end()
  })

  it.each<[string, (text: Y.XmlText) => void]>([
    ['the text', text => text.insert(0, 'x')],
    ['a deletion', text => text.delete(0, 1)],
    ['a format', text => text.format(0, 3, { bold: true })],
    ['the suggestion of another', text => text.delete(9, 3)],
    ['a decision on it', text => text.format(8, 7, { insertion: null })],
    ['a forged author', text => text.insert(0, 'x', mark('insertion', owner.id, 'forged'))],
    ['a forged author of a format', text => text.format(0, 3, bold(owner.id))],
    ['a forged author of a link', text => text.format(0, 3, linking(owner.id, 'https://example.org'))],
    ['a link', text => text.format(0, 3, { link: { href: 'https://example.org' } })],
    ['a link to a script', text => text.format(0, 3, linking(suggester.id, 'javascript:alert(1)'))],
    ['what pages cannot show', text => text.insertEmbed(3, { x: 1 }, mark('insertion', suggester.id))],
    ['a new block', text => text.doc?.getXmlFragment('default').push([new Y.XmlElement('paragraph')])],
  ])('U1, U2, U7: changes nothing else: %s is refused, and no one sees it', async (_what, change) => {
    const before = await stored()
    client.sync(SYNC.update, changed(change))
    expect(await client.closed()).toBe(CLOSE.refused)
    expect(client.wasRefused).toBe(true)
    expect(await stored()).toBe(before)
    // Another update would have reached the witness before this one.
    await connect()
    client.sync(SYNC.update, suggest(suggester.id))
    await until(() => witness.count(MESSAGE.sync, SYNC.update) > 0, 'the owner sees a suggestion')
    expect(witness.count(MESSAGE.sync, SYNC.update)).toBe(1)
    client.end()
    witness.end()
  })

  it('U3, R11: a letter that is suggested and taken back at once is gone for everyone, also while frames are judged', async () => {
    const frames = ['a', 'b', 'c'].map((letter, i) =>
      changed(text => text.insert(3 + i, letter, mark('insertion', suggester.id))),
    )
    // The last letter is in no tick yet when its deletion comes.
    frames.push(changed(text => text.delete(5, 1)))
    for (const frame of frames) client.sync(SYNC.update, frame)
    await until(() => client.acks.length === frames.length, 'all is stored')
    const [mine, kept] = [paragraphOf(page).toString(), await stored()]
    expect(kept).toBe(mine)
    expect(kept).not.toContain('abc')
    client.end()
    witness.end()
  })

  it('U3: frames are judged in their order, on what others wrote meanwhile', async () => {
    const letters = Array.from('letters', letter =>
      changed(text => text.insert(3, letter, mark('insertion', suggester.id))),
    )
    for (const letter of letters) client.sync(SYNC.update, letter)
    const since = Y.encodeStateVector(owned)
    paragraphOf(owned).insert(0, 'Others write. ')
    witness.sync(SYNC.update, Y.encodeStateAsUpdate(owned, since))
    await until(() => client.acks.length === letters.length, 'all are stored')
    await until(() => witness.acks.length === 2, 'the owner has written')
    client.sync(
      SYNC.update,
      changed(text => text.insert(3, 'x')),
    )
    expect(await client.closed()).toBe(CLOSE.refused)
    expect(await stored()).toContain('srettel')
    expect(await stored()).toContain('Others write. ')
    witness.end()
  })

  it('U4: an update that builds on content which is not here is sent again', async () => {
    changed(text => text.insert(3, 'lost', mark('insertion', suggester.id)))
    client.sync(
      SYNC.update,
      changed(text => text.insert(5, 'later', mark('insertion', suggester.id))),
    )
    expect(await client.closed()).toBe(CLOSE.storage)
    client = await RawClient.on(server.url, document, suggester.cookie).synced()
    client.sync(SYNC.step2, Y.encodeStateAsUpdate(page))
    await until(() => client.acks.length === 1, 'all of it is stored')
    expect(await stored()).toContain('later')
    client.end()
    witness.end()
  })

  it('U5: an act is refused', async () => {
    client.sync(
      SYNC.update,
      changed((text, doc) => {
        text.insert(3, 'x', mark('insertion', suggester.id))
        const id = { client: doc.clientID, clock: Y.getState(doc.store, doc.clientID) }
        const act = encodeAct({ order: 1, of: null, runs: [], inserted: [] })
        doc.getMap(ACTS_FIELD).set(recordKey(1, id), act)
      }),
    )
    expect(await client.closed()).toBe(CLOSE.refused)
    witness.end()
  })
})

describe('while the worker crashes', () => {
  beforeAll(() => start({ guardWorker: CRASHING }))
  afterAll(() => server.stop())

  it('U4: no suggestion is taken, and the text is written as before', async () => {
    await open()
    client.sync(SYNC.update, suggest(suggester.id))
    expect(await client.closed()).toBe(CLOSE.storage)
    expect(await stored()).not.toContain('new')
    const doc = new Y.Doc()
    paragraphOf(doc).insert(0, 'Still here.')
    witness.sync(SYNC.update, Y.encodeStateAsUpdate(doc))
    await until(() => witness.acks.length === 2, 'the owner writes')
    witness.end()
  })
})
