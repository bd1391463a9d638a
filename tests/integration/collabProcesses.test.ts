import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WebsocketProvider } from 'y-websocket'

import { CLOSE } from '#schema/collab/protocol.ts'
import { NEVER_MS, until } from '#tests/support/patience.ts'
import { startRealtimeServer, type RealtimeServer, type TestUser } from '#tests/support/realtimeServer.ts'
import { startRedis, type RedisServer } from '#tests/support/redis.ts'
import { paragraphOf, RawClient, stockClient } from '#tests/support/yclient.ts'

let redis: RedisServer
let one: RealtimeServer
let other: RealtimeServer
let owner: TestUser
let member: TestUser
let document: string
let clients: WebsocketProvider[] = []

beforeAll(async () => {
  redis = await startRedis()
  one = await startRealtimeServer({ redisUrl: redis.url, recheckMs: NEVER_MS })
  other = await startRealtimeServer({
    redisUrl: redis.url,
    recheckMs: NEVER_MS,
    databaseUrl: one.databaseUrl,
  })
  owner = await one.world.user()
  member = await one.world.user('Grace', 'Hopper')
})
afterAll(async () => {
  await other.stop()
  await one.stop()
  await redis.dispose()
})
beforeEach(async () => {
  document = await one.world.document(owner)
  await one.world.member(document, member, 'editor')
})
afterEach(() => {
  for (const client of clients) client.destroy()
  clients = []
})

const join = async (server: RealtimeServer, user: TestUser): Promise<WebsocketProvider> => {
  const client = stockClient(server.url, document, user.cookie)
  clients.push(client)
  await until(() => client.synced, 'a client is synced')
  return client
}
const textOf = ({ doc }: WebsocketProvider) =>
  doc
    .getXmlFragment('default')
    .toJSON()
    .replaceAll(/<[^>]*>/g, '')
const type = ({ doc }: WebsocketProvider, text: string) => paragraphOf(doc).insert(0, text)
const sees = (client: WebsocketProvider, text: string) =>
  until(() => textOf(client) === text, `"${text}" is seen`)
const projectionOf = async (): Promise<string | null> => {
  const sql = 'SELECT text FROM document_projections WHERE document_id = $1'
  const { rows } = await one.world.pool.query(sql, [document])
  return (rows as { text: string }[])[0]?.text ?? null
}
const projected = (text: string) =>
  until(async () => (await projectionOf()) === text, `"${text}" is projected`)

describe('a document open in two processes', () => {
  it('X1, X5: shares text and users between them', async () => {
    const [ada, grace] = [await join(one, owner), await join(other, member)]
    type(ada, 'world')
    await sees(grace, 'world')
    type(grace, 'hello ')
    await sees(ada, 'hello world')

    ada.awareness.setLocalStateField('caret', 1)
    grace.awareness.setLocalStateField('caret', 2)
    await until(() => ada.awareness.getStates().has(grace.doc.clientID), 'Ada sees Grace')
    await until(() => grace.awareness.getStates().has(ada.doc.clientID), 'Grace sees Ada')
    const watcher = await RawClient.on(one.url, document, owner.cookie).synced()
    await until(() => JSON.stringify(watcher.roster)?.includes('Grace Hopper'), 'the roster names Grace')
    grace.destroy()
    await until(() => !ada.awareness.getStates().has(grace.doc.clientID), 'Grace is gone')
    await until(() => !JSON.stringify(watcher.roster).includes('Grace Hopper'), 'she is off the roster')
    watcher.end()
  })

  it('X6: is projected and compacted once, and stored completely', async () => {
    const [ada, grace] = [await join(one, owner), await join(other, member)]
    type(ada, '.')
    await sees(grace, '.')
    await until(() => grace.awareness.getStates().has(ada.doc.clientID), 'Grace sees Ada')
    for (let i = 0; i < 150; i++) {
      type(i % 2 ? ada : grace, String(i % 10))
      await sleep(3)
    }
    await until(() => textOf(ada) === textOf(grace) && textOf(ada).length === 151, 'both have everything')
    const text = textOf(ada)
    await projected(text)
    ada.destroy()
    await until(() => !grace.awareness.getStates().has(ada.doc.clientID), 'Ada has left')
    type(grace, 'after that ')
    grace.destroy()
    await projected(`after that ${text}`)
    const reader = await join(one, owner)
    expect(textOf(reader)).toBe(`after that ${text}`)
  })
})

describe('while Redis is down', () => {
  it('X4: edits still arrive, access ends by the notification alone, and nothing is missing afterwards', async () => {
    const [ada, grace] = [await join(one, owner), await join(other, member)]
    type(ada, 'before ')
    await sees(grace, 'before ')
    await redis.kill9()
    type(ada, 'during ')
    await sees(grace, 'during before ')
    type(grace, 'and more ')
    await sees(ada, 'and more during before ')
    const late = await join(other, owner)
    expect(textOf(late)).toBe('and more during before ')

    const raw = await RawClient.on(other.url, document, member.cookie).synced()
    await one.world.removeMember(document, member)
    expect(await raw.closed()).toBe(CLOSE.accessLost)

    await redis.startEmpty()
    type(ada, 'at once ')
    await sees(late, 'at once and more during before ')
    await Promise.all([one.channelUp(), other.channelUp()])
    type(late, 'and after ')
    await sees(ada, 'and after at once and more during before ')
  })
})
