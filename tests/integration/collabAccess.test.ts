import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { CLOSE } from '#schema/collab/protocol.ts'
import { listeningAgain, listeningProcesses } from '#tests/support/listening.ts'
import { WAITING_FOR_LOCKS } from '#tests/support/locks.ts'
import { collectedLog } from '#tests/support/logLines.ts'
import { until } from '#tests/support/patience.ts'
import { startRealtimeServer, type RealtimeServer, type TestUser } from '#tests/support/realtimeServer.ts'
import { RawClient } from '#tests/support/yclient.ts'

const log = collectedLog()
let server: RealtimeServer
let owner: TestUser
let member: TestUser
let document: string

beforeAll(async () => {
  server = await startRealtimeServer({ logger: log.logger })
  owner = await server.world.user()
})
afterAll(() => server.stop())
beforeEach(async () => {
  member = await server.world.user('Grace', 'Hopper')
  document = await server.world.document(owner)
  await server.world.member(document, member, 'editor')
})
afterEach(async () => {
  vi.useRealTimers()
  await server.world.pool.query('ALTER TABLE document_members ENABLE TRIGGER USER')
})

const connected = (user: TestUser) => RawClient.on(server.url, document, user.cookie).synced()

/** Removes memberships without a notification. */
const removeUnheard = async (...members: TestUser[]) => {
  await server.world.pool.query('ALTER TABLE document_members DISABLE TRIGGER USER')
  for (const one of members) await server.world.removeMember(document, one)
}
/** Has a row for each query of a role that is not answered yet. */
const ASKING_ROLE = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND state = 'active' AND query LIKE 'SELECT room_access%'`
/** Returns whether the database has rows for a statement. */
const has = async (sql: string) => ((await server.world.pool.query(sql)).rowCount ?? 0) > 0
/** Stops the clock, then moves it. No recheck is due unless it is moved. */
const pass = (ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + ms)
}

it('A1: access that is lost during its check is checked again', async () => {
  const witness = await connected(member)
  const lock = await server.world.pool.connect()
  // One of the two access queries is answered with yes; the other one waits.
  await lock.query('BEGIN; LOCK TABLE document_quarantines IN ACCESS EXCLUSIVE MODE')
  const client = RawClient.on(server.url, document, member.cookie)
  // A look for body commands may wait too.
  await until(() => has(`${WAITING_FOR_LOCKS} AND query NOT LIKE '%body_commands%'`), 'one of them waits')
  await until(async () => !(await has(ASKING_ROLE)), 'the other one is answered')
  await server.world.removeMember(document, member)
  // The connected witness shows that the notification arrived.
  expect(await witness.closed()).toBe(CLOSE.accessLost)
  await lock.query('COMMIT')
  lock.release()
  expect(await client.closed()).toBe(CLOSE.notFound)
  expect(client.frames).toEqual([])
})

it('A4: access is rechecked after 30 s in case a notification was lost', async () => {
  pass(0)
  const other = await server.world.user('Mary', 'Shelley')
  await server.world.member(document, other, 'editor')
  const [earlier, witness] = [await connected(other), await connected(owner)]
  pass(10_000)
  const removed = await connected(member)
  await removeUnheard(other, member)
  pass(20_001)
  // One sweep looks at both of them.
  expect(await earlier.closed()).toBe(CLOSE.accessLost)
  expect((await removed.answered()).closeCode).toBeNull()
  pass(10_000)
  expect(await removed.closed()).toBe(CLOSE.accessLost)
  await witness.answered()
  expect(witness.closeCode).toBeNull()
  witness.end()
})

it('A4: all access is rechecked when notifications resume after an interruption', async () => {
  pass(0)
  const [removed, witness] = [await connected(member), await connected(owner)]
  await removeUnheard(member)
  const before = await listeningProcesses(server.world.pool)
  await server.world.pool.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [before])
  await listeningAgain(server.world.pool, before)
  expect(await removed.closed()).toBe(CLOSE.accessLost)
  expect(witness.closeCode).toBeNull()
  witness.end()
})

it('A4: asks clients to reconnect when the database has not answered for 20 s', async () => {
  const client = await connected(owner)
  const rename = (from: string, to: string) =>
    server.world.pool.query(`ALTER FUNCTION ${from}(uuid, text, uuid) RENAME TO ${to}`)
  const { rows } = await server.world.pool.query(
    `SELECT oid::regprocedure::text AS name FROM pg_proc WHERE proname = 'room_access'`,
  )
  expect(rows).toEqual([{ name: 'room_access(uuid,text,uuid)' }])
  await rename('room_access', 'room_access_away')
  pass(30_001)
  const failures = () => log.count('access could not be checked again')
  await until(() => failures() >= 2, 'the check fails in two sweeps')
  expect((await client.answered()).closeCode).toBeNull()
  pass(20_001)
  const code = await client.closed()
  await rename('room_access_away', 'room_access')
  expect(code).toBe(CLOSE.storage)
})
