import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { bringUpAccounts, renew, usageOf } from '#api/services/metering/service.ts'
import type { AppError } from '#schema/shared/errors.ts'
import { periodAt } from '#schema/usage/period.ts'
import { apiDatabase, type ApiDatabase } from '#tests/support/apiDatabase.ts'
import { ledgerDifferences } from '#tests/support/ledger.ts'
import { codeOf, metering, seconds, START } from '#tests/support/metering.ts'

let db: ApiDatabase
let calls: ReturnType<typeof metering>

beforeAll(async () => {
  db = await apiDatabase()
  calls = metering(db)
})
afterAll(() => db.close())

test('computes the same period in the database and in the rules', async () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  const period = z.object({ starts: z.date(), ends: z.date() })
  await fc.assert(
    fc.asyncProperty(moment, moment, fc.boolean(), async (anchor, now, midnight) => {
      const at = midnight ? new Date(now.toISOString().slice(0, 10)) : now
      const [found] = await query(null, period, 'SELECT * FROM usage_period($1, $2)', [anchor, at])
      expect({ start: found?.starts, end: found?.ends }).toEqual(periodAt(anchor, at))
    }),
    { numRuns: 500, examples: [[new Date('2026-01-31'), new Date('2026-02-28'), true]] },
  )
})

test('runs 5 of 100 concurrent calls with 5 left and reports the exact counts to 95', async () => {
  const userId = await calls.openedUser(5)
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => calls.take(userId)))
  const refused = outcomes.filter(outcome => outcome.status === 'rejected')
  expect(refused).toHaveLength(95)
  for (const { reason } of refused as { reason: AppError }[]) {
    expect(reason).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      message:
        'You have used all 100 of this month’s queries. Nothing you wrote is lost. They reset on Sep 14.',
      details: { used: 100, limit: 100, bonusRemaining: 0, resetsAt: '2026-09-14T00:00:00.000Z' },
    })
  }
  for (const outcome of outcomes) if (outcome.status === 'fulfilled') await calls.spend(outcome.value)
  expect(await usageOf(null, userId, START)).toMatchObject({ used: 100 })
  expect(await ledgerDifferences(userId)).toEqual([])
})

test('takes one query for concurrent calls with the same key', async () => {
  const userId = await calls.openedUser(5)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => calls.take(userId, START, 'the-same-key')),
  )
  const codes = outcomes.map(outcome =>
    outcome.status === 'rejected' ? codeOf(outcome.reason) : outcome.value.kind,
  )
  expect(codes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'IN_PROGRESS'), 'reserved'])
  expect(await usageOf(null, userId, START)).toMatchObject({ used: 96 })
})

test('replays a spent key, reruns a released one, and accepts each for one request only', async () => {
  const userId = await calls.openedUser(5)
  const first = await calls.take(userId, START, 'key-one')
  await calls.giveBack(first)
  const second = await calls.take(userId, START, 'key-one')
  expect(second.kind).toBe('reserved')
  // An abandoned run cannot spend its successor's reservation.
  expect(second.reservationId).not.toBe(first.reservationId)
  expect(await calls.spend(first)).toBe(false)
  expect(await calls.spend(second)).toBe(true)
  expect(await calls.spend(second)).toBe(false)
  expect(await calls.giveBack(second)).toBe(false)
  expect(await calls.take(userId, START, 'key-one')).toEqual({
    kind: 'repeated',
    reservationId: second.reservationId,
  })
  await expect(calls.take(userId, START, 'key-one', 'another')).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await usageOf(null, userId, START)).toMatchObject({ used: 96 })
  expect(await ledgerDifferences(userId)).toEqual([])
})

test('replays a spent key even when nothing is left', async () => {
  const userId = await calls.openedUser(1)
  await calls.spend(await calls.take(userId, START, 'last-one'))
  expect(await calls.take(userId, START, 'last-one')).toMatchObject({ kind: 'repeated' })
})

test('expires a reservation after 120 s unless it is renewed', async () => {
  const userId = await calls.openedUser(2)
  const [left, kept] = [await calls.take(userId), await calls.take(userId)]
  await renew(kept.reservationId, seconds(100))
  await expect(calls.take(userId, seconds(119))).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' })
  expect((await calls.take(userId, seconds(120))).kind).toBe('reserved')
  expect(await calls.spend(left, seconds(121))).toBe(false)
  expect(await calls.spend(kept, seconds(121))).toBe(true)
  expect(await ledgerDifferences(userId)).toEqual([])
})

test('releases expired reservations and renews ended periods, and notifies the tabs', async () => {
  const userId = await calls.openedUser(50)
  await calls.take(userId)
  const before = await usageOf(null, userId, START)
  await bringUpAccounts(seconds(130))
  const after = await usageOf(null, userId, seconds(130))
  expect(after).toMatchObject({ used: 50 })
  expect(after.revision).toBeGreaterThan(before.revision)
  const nextMonth = new Date('2026-09-14T00:00:00Z')
  await bringUpAccounts(nextMonth)
  const usageEvent = z.object({ value: z.object({ used: z.number(), resetsAt: z.string() }) })
  const events = await query(
    null,
    usageEvent,
    'SELECT value FROM outbox WHERE key = $1 ORDER BY id DESC LIMIT 1',
    [userId],
  )
  expect(events).toEqual([{ value: { used: 0, resetsAt: '2026-10-14T00:00:00.000Z' } }])
  expect(await ledgerDifferences(userId)).toEqual([])
})

test('charges a reservation held across the end of the month to the old month', async () => {
  const userId = await calls.openedUser(3)
  const lastNight = new Date('2026-09-13T23:59:59Z')
  const held = await calls.take(userId, lastNight)
  const nextDay = new Date('2026-09-14T00:00:01Z')
  expect(await usageOf(null, userId, nextDay)).toMatchObject({
    used: 0,
    resetsAt: '2026-10-14T00:00:00.000Z',
  })
  await calls.spend(await calls.take(userId, nextDay), nextDay)
  expect(await calls.spend(held, nextDay)).toBe(true)
  expect(await usageOf(null, userId, nextDay)).toMatchObject({ used: 1 })
  expect(await ledgerDifferences(userId)).toEqual([])
})

test('uses bonus queries after the allowance, soonest-expiring first', async () => {
  const userId = await calls.openedUser(1)
  await calls.grant(userId, 1, null)
  await calls.grant(userId, 1, seconds(200_000))
  await calls.grant(userId, 1, seconds(100_000))
  await calls.grant(userId, 5, seconds(-1))
  expect(await usageOf(null, userId, START)).toMatchObject({ used: 99, bonusRemaining: 3 })
  for (let count = 0; count < 4; count++) await calls.spend(await calls.take(userId))
  await expect(calls.take(userId)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' })
  const source = z.object({ expires_at: z.date().nullable(), grant_id: z.string().nullable() })
  const uses = await query(
    null,
    source,
    `SELECT l.grant_id, g.expires_at FROM usage_ledger l LEFT JOIN bonus_grants g ON g.id = l.grant_id
     WHERE l.user_id = $1 AND kind = 'use' AND reservation_id IS NOT NULL ORDER BY l.id`,
    [userId],
  )
  expect(uses[0]?.grant_id).toBeNull()
  expect(uses.slice(1).map(use => use.expires_at)).toEqual([seconds(100_000), seconds(200_000), null])
  expect(await ledgerDifferences(userId)).toEqual([])
})

test('never exhausts an unlimited plan', async () => {
  await db.sequelize.query(`UPDATE plans SET monthly_limit = -1 WHERE name = 'pro'`)
  const userId = await db.addUser({ planName: 'pro', createdAt: START })
  for (let count = 0; count < 3; count++) await calls.spend(await calls.take(userId))
  expect(await usageOf(null, userId, START)).toMatchObject({ used: 3, limit: -1 })
  expect(await ledgerDifferences(userId)).toEqual([])
})
