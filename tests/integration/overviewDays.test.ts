import { afterAll, beforeAll, expect, test } from 'vitest'

import { LIVE_DAYS, readDays } from '#api/features/activity/days.ts'
import { readUsage } from '#api/features/admin/jobs/usage.ts'
import { overview } from '#schema/activity/contract.ts'
import { apiServer, type ApiServer } from '#tests/support/apiServer.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { tablesScanned } from '#tests/support/plans.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { signUpAs } from '#tests/support/staff.ts'

let server: ApiServer
let ada: Person

beforeAll(async () => {
  server = await apiServer()
  ada = await signUp(server)
})
afterAll(() => server.close())

const use = (...at: string[]) =>
  inDatabase(
    server,
    `INSERT INTO usage_ledger (user_id, kind, amount, action, at)
     SELECT $1, 'use', -1, 'improve', at FROM unnest($2::timestamptz[]) AS at`,
    [ada.user.id, at],
  )
/** Returns the queries of a day as they are read at a time. */
const queriesOf = async (day: string, readAt: string) =>
  (await readDays(true, Date.parse(readAt))).find(row => row.day === day)?.queries

test('a day is counted until it has been over for an hour, and then kept', async () => {
  const day = '2030-03-04'
  const read = (at: string) => queriesOf(day, at)
  await use('2030-03-04T12:00:00Z')
  expect(await read('2030-03-04T13:00:00Z')).toBe(1)
  // A transaction that began on that day has ended on the next one.
  await use('2030-03-04T23:59:59Z')
  expect(await read('2030-03-05T00:59:00Z')).toBe(2)
  const first = '2030-03-05T01:00:00Z'
  expect(await Promise.all([read(first), read(first), read(first)])).toEqual([2, 2, 2])
  await use('2030-03-04T12:00:00Z', '2030-03-05T02:00:00Z')
  expect(await read('2030-03-05T03:00:00Z')).toBe(2)
  expect(await queriesOf('2030-03-05', '2030-03-05T03:00:00Z')).toBe(1)
  const days = await readDays(true, Date.parse('2030-03-05T03:00:00Z'))
  expect(days).toHaveLength(30)
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2030-02-04', '2030-03-05'])
})

test('a day that was not read when it ended is counted later, between those that are kept', async () => {
  await use('2031-01-02T10:00:00Z')
  expect(await queriesOf('2031-01-02', '2031-01-04T10:00:00Z')).toBe(1)
  await inDatabase(server, `DELETE FROM finished_days WHERE day = '2031-01-02'`)
  await use('2031-01-02T11:00:00Z')
  expect(await queriesOf('2031-01-02', '2031-01-04T10:00:00Z')).toBe(2)
})

test('the uses of a day are kept with it, also if a former version has kept the day without them', async () => {
  const day = '2032-05-06'
  const readAt = Date.parse('2032-05-07T02:00:00Z')
  const uses = async () => (await readUsage(readAt)).filter(row => row.day === day)
  await use('2032-05-06T10:00:00Z', '2032-05-06T11:00:00Z')
  expect(await uses()).toMatchObject([{ feature: 'improve', queries: 2, calls: 0, cost: null }])
  await use('2032-05-06T12:00:00Z')
  expect(await uses()).toMatchObject([{ queries: 2 }])
  await inDatabase(server, `UPDATE finished_days SET uses = NULL, sign_ups = 7 WHERE day = $1`, [day])
  expect(await uses()).toMatchObject([{ queries: 3 }])
  expect((await readDays(true, readAt)).find(row => row.day === day)).toMatchObject({
    signUps: 7,
    queries: 2,
  })
})

test('only the days since are counted, by an index', async () => {
  await inDatabase(
    server,
    `INSERT INTO users (email, first_name, last_name, subscribe_newsletter, created_at)
     SELECT md5(n::text) || '@days.example.org', 'A', 'B', false, now() - n * interval '1 day'
     FROM generate_series(1, 20000) n`,
  )
  await inDatabase(
    server,
    `INSERT INTO usage_ledger (user_id, kind, amount, action, at)
     SELECT $1, 'use', -1, 'improve', now() - n * interval '1 minute' FROM generate_series(1, 20000) n`,
    [ada.user.id],
  )
  await inDatabase(server, 'ANALYZE users')
  await inDatabase(server, 'ANALYZE usage_ledger')
  const today = new Date().toISOString().slice(0, 10)
  const plan = await inDatabase(server, `EXPLAIN (FORMAT JSON) ${LIVE_DAYS}`, [today, today])
  expect(tablesScanned(plan)).toEqual([])
})

test('days that cannot be read leave the rest of the overview as it is', async () => {
  const { client } = await signUpAs(server, 'admin')
  const read = async () => overview.parse((await client.get('/api/admin/overview')).json)
  expect((await read()).days).toHaveLength(30)
  await inDatabase(server, 'ALTER TABLE finished_days RENAME TO finished_days_away')
  try {
    expect(await read()).toMatchObject({ days: null, presence: { people: 0 } })
  } finally {
    await inDatabase(server, 'ALTER TABLE finished_days_away RENAME TO finished_days')
  }
  expect((await read()).days).toHaveLength(30)
})
