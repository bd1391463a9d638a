import { randomUUID } from 'node:crypto'

import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { query } from '#api/app/query.ts'
import {
  bringUpAccounts,
  commit,
  grantBonus,
  openAccount,
  release,
  renew,
  reserve,
  usageOf,
  type Reservation,
} from '#api/features/usage/service.ts'
import { AppError } from '#schema/shared/errors.ts'
import { periodAt } from '#schema/usage/period.ts'
import { apiDatabase, type ApiDatabase } from '#tests/support/api-database.ts'
import { leaveQueries, ledgerDifferences } from '#tests/support/ledger.ts'

let db: ApiDatabase

beforeAll(async () => {
  db = await apiDatabase()
})
afterAll(() => db.close())

const START = new Date('2026-08-14T09:30:00Z')
const seconds = (count: number, from = START) => new Date(from.getTime() + count * 1000)

const take = (userId: string, now = START, key: string = randomUUID(), requestHash = 'hash') =>
  db.sequelize.transaction(tx => reserve(tx, { userId, key, requestHash, action: 'improve', now }))
const spend = ({ reservationId }: Reservation, now = START) =>
  db.sequelize.transaction(tx => commit(tx, reservationId, now))
const giveBack = ({ reservationId }: Reservation, now = START) =>
  db.sequelize.transaction(tx => release(tx, reservationId, now))
const grant = (userId: string, amount: number, expiresAt: Date | null, now = START) =>
  db.sequelize.transaction(tx => grantBonus(tx, { userId, amount, reason: 'test', expiresAt, now }))

async function openedUser(left: number): Promise<string> {
  const userId = await db.addUser({ createdAt: START })
  await db.sequelize.transaction(tx => openAccount(tx, userId, START))
  await leaveQueries(userId, left)
  return userId
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error))

test('the period of the database is the one of the rules', async () => {
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

test('100 at once with 5 left: 5 run, 95 are told the exact figures', async () => {
  const userId = await openedUser(5)
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => take(userId)))
  const refused = outcomes.filter(outcome => outcome.status === 'rejected')
  expect(refused).toHaveLength(95)
  for (const { reason } of refused as { reason: AppError }[]) {
    expect(reason).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      message:
        'You have used all 100 queries of this month. Nothing you wrote is lost. They reset on 14 Sept.',
      details: { used: 100, limit: 100, bonusRemaining: 0, resetsAt: '2026-09-14T00:00:00.000Z' },
    })
  }
  for (const outcome of outcomes) if (outcome.status === 'fulfilled') await spend(outcome.value)
  expect(await usageOf(null, userId, START)).toMatchObject({ used: 100 })
  expect(await ledgerDifferences(userId)).toEqual([])
})

test('the same key at once takes one query', async () => {
  const userId = await openedUser(5)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => take(userId, START, 'the-same-key')),
  )
  const codes = outcomes.map(outcome =>
    outcome.status === 'rejected' ? codeOf(outcome.reason) : outcome.value.kind,
  )
  expect(codes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'IN_PROGRESS'), 'reserved'])
  expect(await usageOf(null, userId, START)).toMatchObject({ used: 96 })
})

test('a key answers its first reservation once spent, runs again once given back, and is one request only', async () => {
  const userId = await openedUser(5)
  const first = await take(userId, START, 'key-one')
  await giveBack(first)
  const second = await take(userId, START, 'key-one')
  expect(second.kind).toBe('reserved')
  // A run that was given up cannot spend what its successor holds.
  expect(second.reservationId).not.toBe(first.reservationId)
  expect(await spend(first)).toBe(false)
  expect(await spend(second)).toBe(true)
  expect(await spend(second)).toBe(false)
  expect(await giveBack(second)).toBe(false)
  expect(await take(userId, START, 'key-one')).toEqual({
    kind: 'repeated',
    reservationId: second.reservationId,
  })
  await expect(take(userId, START, 'key-one', 'another')).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await usageOf(null, userId, START)).toMatchObject({ used: 96 })
  expect(await ledgerDifferences(userId)).toEqual([])
})

test('a spent key is answered even when nothing is left', async () => {
  const userId = await openedUser(1)
  await spend(await take(userId, START, 'last-one'))
  expect(await take(userId, START, 'last-one')).toMatchObject({ kind: 'repeated' })
})

test('a reservation lapses after 120 s unless it is renewed', async () => {
  const userId = await openedUser(2)
  const [left, kept] = [await take(userId), await take(userId)]
  await renew(kept.reservationId, seconds(100))
  await expect(take(userId, seconds(119))).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' })
  expect((await take(userId, seconds(120))).kind).toBe('reserved')
  expect(await spend(left, seconds(121))).toBe(false)
  expect(await spend(kept, seconds(121))).toBe(true)
  expect(await ledgerDifferences(userId)).toEqual([])
})

test('the sweep gives back what lapsed and turns over what ended, and tells the tabs', async () => {
  const userId = await openedUser(50)
  await take(userId)
  const before = await usageOf(null, userId, START)
  await bringUpAccounts(seconds(130))
  const after = await usageOf(null, userId, seconds(130))
  expect(after).toMatchObject({ used: 50 })
  expect(after.revision).toBeGreaterThan(before.revision)
  const nextMonth = new Date('2026-09-14T00:00:00Z')
  await bringUpAccounts(nextMonth)
  const told = z.object({ value: z.object({ used: z.number(), resetsAt: z.string() }) })
  const events = await query(null, told, 'SELECT value FROM outbox WHERE key = $1 ORDER BY id DESC LIMIT 1', [
    userId,
  ])
  expect(events).toEqual([{ value: { used: 0, resetsAt: '2026-10-14T00:00:00.000Z' } }])
  expect(await ledgerDifferences(userId)).toEqual([])
})

test('what was held across the turn of the month belongs to the old month', async () => {
  const userId = await openedUser(3)
  const lastNight = new Date('2026-09-13T23:59:59Z')
  const held = await take(userId, lastNight)
  const nextDay = new Date('2026-09-14T00:00:01Z')
  expect(await usageOf(null, userId, nextDay)).toMatchObject({
    used: 0,
    resetsAt: '2026-10-14T00:00:00.000Z',
  })
  await spend(await take(userId, nextDay), nextDay)
  expect(await spend(held, nextDay)).toBe(true)
  expect(await usageOf(null, userId, nextDay)).toMatchObject({ used: 1 })
  expect(await ledgerDifferences(userId)).toEqual([])
})

test('bonus queries come after the allowance, those that expire first before the others', async () => {
  const userId = await openedUser(1)
  await grant(userId, 1, null)
  await grant(userId, 1, seconds(200_000))
  await grant(userId, 1, seconds(100_000))
  await grant(userId, 5, seconds(-1))
  expect(await usageOf(null, userId, START)).toMatchObject({ used: 99, bonusRemaining: 3 })
  for (let count = 0; count < 4; count++) await spend(await take(userId))
  await expect(take(userId)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' })
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

test('an unlimited plan never ends', async () => {
  await db.sequelize.query(`UPDATE plans SET monthly_limit = -1 WHERE name = 'pro'`)
  const userId = await db.addUser({ planName: 'pro', createdAt: START })
  for (let count = 0; count < 3; count++) await spend(await take(userId))
  expect(await usageOf(null, userId, START)).toMatchObject({ used: 3, limit: -1 })
  expect(await ledgerDifferences(userId)).toEqual([])
})

// A model small enough to be read at a glance: what is left in the allowance and in each grant.
type Step =
  | { kind: 'take' }
  | { kind: 'spend' | 'giveBack'; which: number }
  | { kind: 'grant'; amount: number; days: number | null }
  | { kind: 'wait'; seconds: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Step>({ kind: 'take' }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('spend', 'giveBack'), which: fc.nat(9) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('grant'),
      amount: fc.integer({ min: 1, max: 3 }),
      days: fc.option(fc.integer({ min: 1, max: 40 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      seconds: fc.constantFrom(30, 119, 120, 86_400, 2_000_000),
    }),
  },
)

type Pot = { left: number; expires: number }
type Held = { reservation: Reservation; pot: Pot; until: number; open: boolean }

test('any order of events ends as the model says, and the ledger adds up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async steps => {
      const userId = await openedUser(3)
      let now = START
      let periodEnd = periodAt(START, now).end
      let allowance: Pot = { left: 3, expires: 0 }
      const grants: Pot[] = []
      const held: Held[] = []
      const settle = () => {
        if (now >= periodEnd) {
          allowance = { left: 100, expires: 0 }
          periodEnd = periodAt(START, now).end
        }
        for (const one of held.filter(one => one.open && one.until <= now.getTime())) {
          one.open = false
          one.pot.left++
        }
      }
      for (const next of steps) {
        if (next.kind === 'wait') now = seconds(next.seconds, now)
        if (next.kind === 'grant') {
          settle()
          const expires = next.days === null ? null : seconds(next.days * 86_400, now)
          await grant(userId, next.amount, expires, now)
          grants.push({ left: next.amount, expires: expires?.getTime() ?? Infinity })
        }
        if (next.kind === 'take') {
          settle()
          const pot = [
            allowance,
            ...grants.filter(pot => pot.expires > now.getTime()).toSorted((a, b) => a.expires - b.expires),
          ].find(pot => pot.left > 0)
          const outcome = await take(userId, now).catch(codeOf)
          expect(typeof outcome === 'string' ? outcome : outcome.kind).toBe(
            pot ? 'reserved' : 'QUOTA_EXCEEDED',
          )
          if (pot && typeof outcome !== 'string') {
            pot.left--
            held.push({ reservation: outcome, pot, until: now.getTime() + 120_000, open: true })
          }
        }
        if (next.kind === 'spend' || next.kind === 'giveBack') {
          const one = held[next.which]
          if (!one) continue
          settle()
          await bringUpAccounts(now)
          expect(await (next.kind === 'spend' ? spend : giveBack)(one.reservation, now)).toBe(one.open)
          if (one.open && next.kind === 'giveBack') one.pot.left++
          one.open = false
        }
      }
      settle()
      await bringUpAccounts(now)
      const usage = await usageOf(null, userId, now)
      expect(usage.used).toBe(100 - allowance.left)
      const left = grants.filter(pot => pot.expires > now.getTime()).reduce((sum, pot) => sum + pot.left, 0)
      expect(usage.bonusRemaining).toBe(left)
      expect(await ledgerDifferences(userId)).toEqual([])
    }),
    { numRuns: 60 },
  )
})
