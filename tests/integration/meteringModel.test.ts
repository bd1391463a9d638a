import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { bringUpAccounts, usageOf, type Reservation } from '#api/services/metering/service.ts'
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

// A minimal model: the remaining allowance and the rest of each grant.
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
type HeldQuery = { reservation: Reservation; pot: Pot; until: number; open: boolean }

test('matches the model for any order of events, and the ledger adds up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async steps => {
      const userId = await calls.openedUser(3)
      let now = START
      let periodEnd = periodAt(START, now).end
      let allowance: Pot = { left: 3, expires: 0 }
      const grants: Pot[] = []
      const held: HeldQuery[] = []
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
          await calls.grant(userId, next.amount, expires, now)
          grants.push({ left: next.amount, expires: expires?.getTime() ?? Infinity })
        }
        if (next.kind === 'take') {
          settle()
          const pot = [
            allowance,
            ...grants.filter(pot => pot.expires > now.getTime()).toSorted((a, b) => a.expires - b.expires),
          ].find(pot => pot.left > 0)
          const outcome = await calls.take(userId, now).catch(codeOf)
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
          expect(await calls[next.kind](one.reservation, now)).toBe(one.open)
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
