import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'

import { CLOSE, MESSAGE, shareProtocols, SUBPROTOCOL, SYNC } from '#schema/collab/protocol.ts'
import { until } from '#tests/support/patience.ts'
import { startRealtimeServer, type RealtimeServer, type TestUser } from '#tests/support/realtimeServer.ts'
import { paragraphOf, RawClient } from '#tests/support/yclient.ts'

let server: RealtimeServer
let owner: TestUser
let document: string
let code: string
const clients: RawClient[] = []

beforeAll(async () => {
  server = await startRealtimeServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  owner = await server.world.user('Ada', 'Lovelace')
  document = await server.world.document(owner)
  code = await server.world.shareCode(document)
})
afterEach(() => {
  vi.useRealTimers()
  for (const client of clients.splice(0)) client.end()
})

const kept = (client: RawClient): RawClient => {
  clients.push(client)
  return client
}
const visit = (room = document, shareCode = code, cookie?: string) =>
  kept(RawClient.withCode(server.url, room, shareCode, cookie))
const user = (who: TestUser) => kept(RawClient.on(server.url, document, who.cookie))
/** Stops the clock, then moves it. */
const pass = (ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + ms)
}
const sql = (statement: string, ...values: unknown[]) => server.world.pool.query(statement, values)

/** Types into the document as its owner, and returns a function that types more. */
async function ownerTypes(text: string): Promise<(more: string) => void> {
  const client = await user(owner).synced()
  const doc = client.doc()
  let sent = 0
  doc.on('update', (update: Uint8Array) => {
    sent++
    client.sync(SYNC.update, update)
  })
  const type = (more: string) => {
    const paragraph = paragraphOf(doc)
    paragraph.insert(paragraph.length, more)
  }
  type(text)
  await until(() => client.acks.length === sent, 'the text is stored')
  return type
}
const rosterOf = (client: RawClient) => client.roster as { clientId: number }[] | null
const listed = (client: RawClient, count: number) =>
  until(() => rosterOf(client)?.length === count, `${count} on the roster`)
const textIn = (doc: Y.Doc) => (doc.getXmlFragment('default').length > 0 ? paragraphOf(doc).toJSON() : '')

describe('reading', () => {
  it('C9: a stock client with a share code reads the document and follows live edits', async () => {
    const type = await ownerTypes('Dear reader')
    const doc = new Y.Doc()
    const provider = new WebsocketProvider(server.url, `document:${document}`, doc, {
      WebSocketPolyfill: WebSocket as unknown as typeof globalThis.WebSocket,
      protocols: shareProtocols(code),
      disableBc: true,
    })
    for (const added of [MESSAGE.status, MESSAGE.roster]) provider.messageHandlers[added] = () => undefined
    await until(() => provider.synced, 'the visitor has the document')
    expect(textIn(doc)).toBe('Dear reader')
    type(', and good bye')
    await until(() => textIn(doc) === 'Dear reader, and good bye', 'the edit arrives')
    provider.destroy()
  })

  it('C9: no response contains the code, only the server’s subprotocol', async () => {
    const visitor = await visit().synced()
    expect(visitor.socket.protocol).toBe(SUBPROTOCOL)
    const onlyCode = kept(
      new RawClient(`${server.url}/document:${document}`, {}, [`bluepencil.share.${code}`]),
    )
    await until(() => onlyCode.socket.readyState === WebSocket.CLOSED, 'the client does not accept it')
    expect(onlyCode.socket.protocol).toBe('')
  })

  it('A5, S4, R2, R5: a visitor receives no request for data and may not write', async () => {
    const type = await ownerTypes('kept')
    const [writer, other] = [await visit().synced(), await visit().synced()]
    // A request would come before the next answer.
    await writer.answered()
    expect(writer.count(MESSAGE.sync, SYNC.step1)).toBe(0)
    const doc = writer.doc()
    paragraphOf(doc).insert(0, 'smuggled ')
    writer.sync(SYNC.update, Y.encodeStateAsUpdate(doc))
    expect(await writer.closed()).toBe(CLOSE.refused)
    expect(writer.wasRefused).toBe(true)
    expect(writer.acks).toEqual([])
    type(' as it was')
    await until(() => textIn(other.doc()) === 'kept as it was', 'the other visitor follows on')
  })

  it('C9: a session with access takes precedence, and one without access is a visitor', async () => {
    const asOwner = await visit(document, code, owner.cookie).synced()
    await until(() => asOwner.count(MESSAGE.sync, SYNC.step1) === 1, 'the owner is asked for edits')
    const stranger = await server.world.user('Mallory')
    const asVisitor = await visit(document, code, stranger.cookie).synced()
    expect(asVisitor.closeCode).toBeNull()
    expect(asVisitor.count(MESSAGE.sync, SYNC.step1)).toBe(0)
  })
})

describe('refusals', () => {
  const trash = () => sql('UPDATE documents SET trashed_at = now() WHERE id = $1', document)
  const suspend = () => sql('UPDATE users SET suspended_at = now() WHERE id = $1', owner.id)
  const revoke = () => sql('UPDATE share_codes SET revoked_at = now() WHERE code = $1', code)
  const remove = () => sql('DELETE FROM share_codes WHERE code = $1', code)
  const nothing = () => Promise.resolve()

  it.each<[string, () => Promise<unknown>, () => RawClient]>([
    ['an unknown code', nothing, () => visit(document, 'AAAAAAAAAA')],
    ['one that is no code', nothing, () => visit(document, 'x')],
    ['an empty one', nothing, () => visit(document, '')],
    ['a revoked one', revoke, () => visit()],
    ['one that was deleted', remove, () => visit()],
    ['a document in the trash', trash, () => visit()],
    ['a suspended owner', suspend, () => visit()],
    ['a document that does not exist', nothing, () => visit(randomUUID())],
  ])('C9: %s closes with 4404', async (_what, happens, attempt) => {
    await happens()
    const refused = attempt()
    expect(await refused.closed()).toBe(CLOSE.notFound)
    expect(refused.frames).toEqual([])
  })

  it("C9: the code of another document, and a stranger's session with a wrong code, close the same way", async () => {
    const other = await server.world.document(owner)
    expect(await visit(other).closed()).toBe(CLOSE.notFound)
    const stranger = await server.world.user('Mallory')
    expect(await visit(document, 'AAAAAAAAAA', stranger.cookie).closed()).toBe(CLOSE.notFound)
  })

  it('C4: without a code nothing has changed', async () => {
    const nobody = kept(new RawClient(`${server.url}/document:${document}`))
    expect(await nobody.closed()).toBe(CLOSE.unauthenticated)
  })

  it('C6: a visitor whose client is too old for the body closes with 4426', async () => {
    await sql('UPDATE documents SET body_schema = 9 WHERE id = $1', document)
    const old = kept(new RawClient(`${server.url}/document:${document}?schema=1`, {}, shareProtocols(code)))
    expect(await old.closed()).toBe(CLOSE.schemaTooOld)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['the code is revoked', revoke],
    ['the code is deleted', remove],
    ['the document is trashed', trash],
    ['the owner is suspended', suspend],
  ])(
    'A2: when %s, only its visitors are closed with 4461, by the notification alone',
    async (_what, happens) => {
      // The clock stands still, so no recheck is due.
      pass(0)
      const elsewhere = await server.world.document(await server.world.user())
      const witness = await visit(elsewhere, await server.world.shareCode(elsewhere)).synced()
      const visitor = await visit().synced()
      await happens()
      expect(await visitor.closed()).toBe(CLOSE.accessLost)
      expect((await witness.answered()).closeCode).toBeNull()
    },
  )

  it('A4: a code revoked without a notification closes its visitors after 30 s', async () => {
    pass(0)
    const earlier = await visit().synced()
    pass(10_000)
    const visitor = await visit().synced()
    await sql('ALTER TABLE share_codes DISABLE TRIGGER USER')
    await revoke()
    await sql('ALTER TABLE share_codes ENABLE TRIGGER USER')
    pass(20_001)
    // One sweep looks at both of them.
    expect(await earlier.closed()).toBe(CLOSE.accessLost)
    expect((await visitor.answered()).closeCode).toBeNull()
    pass(10_000)
    expect(await visitor.closed()).toBe(CLOSE.accessLost)
  })
})

describe('presence', () => {
  it('P7, P8: a visitor has no name, and receives only first names and carets', async () => {
    const ada = await user(owner).synced()
    ada.awareness([
      { client: 1, clock: 1, state: { user: { name: 'Ada', email: 'ada@example.org' }, cursor: { at: 3 } } },
    ])
    await listed(ada, 1)
    const visitor = await visit().synced()
    visitor.awareness([{ client: 2, clock: 1, state: { user: { name: 'A guest' } } }])
    await listed(ada, 2)
    await listed(visitor, 2)
    expect(rosterOf(ada)).toEqual([
      { kind: 'user', clientId: 1, userId: owner.id, firstName: 'Ada', name: 'Ada Lovelace', role: 'owner' },
      { kind: 'visitor', clientId: 2 },
    ])
    expect(rosterOf(visitor)).toEqual([
      { kind: 'named', clientId: 1, name: 'Ada' },
      { kind: 'visitor', clientId: 2 },
    ])
    const received = visitor.awarenessEntries.filter(({ client }) => client === 1)
    expect(received).toEqual([{ client: 1, clock: 1, state: { cursor: { at: 3 } } }])
    const everything = visitor.frames.map(({ bytes }) => Buffer.from(bytes).toString('latin1')).join('\n')
    for (const secret of [owner.id, 'Lovelace', 'example.org']) expect(everything).not.toContain(secret)
    // It received its own state, and no one else did.
    expect(visitor.awarenessEntries.map(({ client }) => client)).toContain(2)
    expect(ada.awarenessEntries.map(({ client }) => client)).not.toContain(2)
    visitor.end()
    await listed(ada, 1)
  })

  it("P8: a user's departure reaches visitors", async () => {
    const [ada, visitor] = [await user(owner).synced(), await visit().synced()]
    ada.awareness([{ client: 1, clock: 1, state: { cursor: null } }])
    await listed(visitor, 1)
    ada.end()
    await listed(visitor, 0)
    expect(visitor.awarenessEntries.at(-1)).toMatchObject({ client: 1, state: null })
  })

  it("P9: a visitor cannot take a user's id, and loses one that a user claims", async () => {
    const [visitor, ada] = [await visit().synced(), await user(owner).synced()]
    visitor.awareness([{ client: 7, clock: 1, state: {} }])
    await listed(ada, 1)
    ada.awareness([{ client: 7, clock: 1, state: { cursor: null } }])
    await until(() => JSON.stringify(ada.roster).includes(owner.id), 'the id is hers')
    const second = await visit().synced()
    second.awareness([{ client: 7, clock: 9, state: { cursor: { at: 1 } } }])
    // A state that is accepted after it is passed on after it.
    second.awareness([{ client: 8, clock: 1, state: {} }])
    await listed(ada, 2)
    ada.awareness([{ client: 7, clock: 10, state: { cursor: null } }])
    await until(() => ada.awarenessEntries.some(({ clock }) => clock === 10), 'a later state')
    expect(rosterOf(ada)).toMatchObject([
      { kind: 'user', clientId: 7 },
      { kind: 'visitor', clientId: 8 },
    ])
    expect(ada.awarenessEntries.filter(({ clock }) => clock === 9)).toEqual([])
  })
})

describe('limits', () => {
  let strict: RealtimeServer
  let room: string
  beforeEach(async () => {
    strict = await startRealtimeServer({ limitFactor: 1 })
    room = await strict.world.document(await strict.world.user())
  })
  afterEach(() => strict.stop())

  it('C10: the 61st code from an address in a minute is not checked, even if correct', async () => {
    const right = await strict.world.shareCode(room)
    const guesses = Array.from({ length: 60 }, (_, i) =>
      kept(RawClient.withCode(strict.url, room, String(i).padStart(10, 'A'))),
    )
    for (const guess of guesses) expect(await guess.closed()).toBe(CLOSE.notFound)
    expect(await kept(RawClient.withCode(strict.url, room, right)).closed()).toBe(CLOSE.tooManyRequests)
    // It does not block signed-in users.
    const someone = await strict.world.user()
    await strict.world.member(room, someone, 'viewer')
    const member = await kept(RawClient.withCode(strict.url, room, right, someone.cookie)).synced()
    expect(member.closeCode).toBeNull()
  })

  it('C10: the 21st visitor from an address is rejected until one leaves', async () => {
    const right = await strict.world.shareCode(room)
    const join = () => kept(RawClient.withCode(strict.url, room, right))
    const visitors = await Promise.all(Array.from({ length: 20 }, () => join().synced()))
    expect(await join().closed()).toBe(CLOSE.tooManyRequests)
    expect(visitors.map(({ closeCode }) => closeCode)).toEqual(visitors.map(() => null))
    const [leaving, staying] = visitors
    if (!leaving || !staying) throw new Error('There are twenty.')
    leaving.awareness([{ client: 1, clock: 1, state: {} }])
    await listed(staying, 1)
    leaving.end()
    // The server has noticed that it left.
    await listed(staying, 0)
    expect((await join().synced()).closeCode).toBeNull()
  })
})
