import { afterAll, beforeAll, expect, it } from 'vitest'

import { until } from '#tests/support/patience.ts'
import { startRealtimeServer, type RealtimeServer, type TestUser } from '#tests/support/realtimeServer.ts'
import { startRedis, type RedisServer } from '#tests/support/redis.ts'
import { answered, ask, edit, restoresOf, storedText } from '#tests/support/revisions.ts'
import { paragraphOf, stockClient } from '#tests/support/yclient.ts'

let redis: RedisServer
let servers: RealtimeServer[]
let one: RealtimeServer
let other: RealtimeServer
let user: TestUser

beforeAll(async () => {
  redis = await startRedis()
  one = await startRealtimeServer({ redisUrl: redis.url })
  other = await startRealtimeServer({ redisUrl: redis.url, databaseUrl: one.databaseUrl })
  servers = [one, other]
  user = await one.world.user()
})
afterAll(async () => {
  await other.stop()
  await one.stop()
  await redis.dispose()
})

/** Creates a document with the named text 'good', then more, and a client of each process in it. */
const openInBoth = async () => {
  const { pool } = one.world
  const document = await one.world.document(user)
  const place = { url: one.url, document, cookie: user.cookie }
  await edit(place, text => text.insert(0, 'good'))
  const { made } = await answered(pool, await ask(pool, { document, user: user.id, name: 'Good' }))
  await edit(place, text => text.insert(4, ' and bad'))
  const clients = servers.map(server => stockClient(server.url, document, user.cookie))
  await until(() => clients.every(client => client.synced), 'both are in')
  const sees = (text: string) =>
    until(() => clients.every(({ doc }) => paragraphOf(doc).toString() === text), `both see "${text}"`)
  const leave = () => clients.forEach(client => client.destroy())
  return { pool, document, place, good: made ?? '', clients, sees, leave }
}

it('V6, V8: one of two processes with the open document restores it, and both show it', async () => {
  const { pool, document, place, good, clients, sees, leave } = await openInBoth()
  await sees('good and bad')
  const request = await ask(pool, { document, user: user.id, restore: good })
  await sees('good')
  expect(await answered(pool, request)).toMatchObject({ outcome: 'done' })
  expect(await restoresOf(pool, document)).toEqual({ rows: 1, revisions: 1 })
  for (const [index, { doc }] of clients.entries()) paragraphOf(doc).insert(0, `${index}`)
  await until(() => clients.every(({ doc }) => paragraphOf(doc).length === 6), 'both go on')
  leave()
  expect(await storedText(place)).toBe(
    paragraphOf(clients[0]?.doc ?? clients[1]?.doc ?? expect.fail()).toString(),
  )
})

it('V8: each of many requests to several processes is done once', async () => {
  const { pool, document, good, clients, leave } = await openInBoth()
  const requests = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      ask(
        pool,
        n % 2 ? { document, user: user.id, restore: good } : { document, user: user.id, name: `Name ${n}` },
      ),
    ),
  )
  const outcomes = await Promise.all(requests.map(request => answered(pool, request)))
  const restored = outcomes.filter(({ outcome }, n) => n % 2 === 1 && outcome === 'done')
  expect(outcomes.filter((_, n) => n % 2 === 0).every(({ outcome }) => outcome === 'done')).toBe(true)
  expect(restored).toHaveLength(1)
  expect(await restoresOf(pool, document)).toEqual({ rows: 1, revisions: 1 })
  await until(() => clients.every(({ doc }) => paragraphOf(doc).toString() === 'good'), 'both have it')
  leave()
})

it('V6: the other process has it by its look at the log while Redis is down', async () => {
  const { pool, document, good, sees, leave } = await openInBoth()
  await sees('good and bad')
  await redis.kill9()
  try {
    await ask(pool, { document, user: user.id, restore: good })
    await sees('good')
  } finally {
    await redis.start()
  }
  leave()
})

it('V2: stores the state once when the last user leaves both processes at once', async () => {
  const { pool, document, clients, leave } = await openInBoth()
  for (const { doc } of clients) paragraphOf(doc).insert(0, 'x')
  await until(() => clients.every(({ doc }) => paragraphOf(doc).length === 14), 'both have everything')
  leave()
  const kept = async () =>
    (
      await pool.query(
        `SELECT 1 FROM document_revisions
         WHERE document_id = $1 AND body #>> '{content,0,content,0,text}' = 'xxgood and bad'`,
        [document],
      )
    ).rowCount
  await expect.poll(kept).toBe(1)
  // A process that has closed the document stores nothing more.
  const open = async () => (await Promise.all(servers.map(server => server.openRooms()))).join()
  await expect.poll(open).toBe('0,0')
  expect(await kept()).toBe(1)
})
