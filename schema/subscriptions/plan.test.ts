import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { planName } from '#schema/plans/contract.ts'

import { covers, planAfter, planOf, type GivenPlan } from './plan.ts'
import { isLower, type PaidPlan, type Standing } from './terms.ts'

const at = new Date('2026-02-10T15:00:00Z')
const standingOf = (plan: PaidPlan | null, state: 'paid' | 'grace' = 'paid'): Standing =>
  plan === null ? { state: 'none' } : { state, planName: plan, paidUntil: at, changesAt: at }

const some = fc.constantFrom<GivenPlan>(null, 'premium', 'pro')
const states = fc.constantFrom<'paid' | 'grace'>('paid', 'grace')

describe('the plan of a user', () => {
  test.each([
    [null, null, 'free'],
    [null, 'premium', 'premium'],
    ['premium', null, 'premium'],
    ['premium', 'pro', 'pro'],
    ['pro', 'premium', 'pro'],
    ['pro', 'pro', 'pro'],
  ] as const)('who pays for %s and was given %s is %s', (paid, given, plan) => {
    expect(planOf(standingOf(paid), given)).toBe(plan)
  })

  test('is never lower than the paid one or the given one, and is one of them', () => {
    fc.assert(
      fc.property(some, some, states, (paid, given, state) => {
        const plan = planOf(standingOf(paid, state), given)
        expect(isLower(plan, paid ?? 'free') || isLower(plan, given ?? 'free')).toBe(false)
        expect([paid ?? 'free', given ?? 'free']).toContain(plan)
      }),
    )
  })

  test('is the given one alone where that covers the paid one', () => {
    fc.assert(
      fc.property(some, some, states, (paid, given, state) => {
        if (covers(given, paid ?? 'free')) expect(planOf(standingOf(paid, state), given)).toBe(given)
        else expect(planOf(standingOf(paid, state), given)).toBe(paid ?? 'free')
      }),
    )
  })
})

test('a given plan covers itself and all below it', () => {
  expect(planName.options.map(plan => covers('premium', plan))).toEqual([true, true, false])
  expect(planName.options.map(plan => covers(null, plan))).toEqual([false, false, false])
})

test.each([
  ['2026-12-10T00:00:00.000Z', null, 'pro'],
  ['2026-12-10T00:00:00.000Z', '2026-12-20T00:00:00.000Z', 'pro'],
  ['2026-12-10T00:00:00.000Z', '2026-12-05T00:00:00.000Z', 'free'],
  [null, '2026-12-05T00:00:00.000Z', 'free'],
] as const)(
  'after time that is paid until %s and a plan given until %s comes %s',
  (paidUntil, givenUntil, after) => {
    expect(planAfter({ givenPlan: 'pro', givenUntil, paidUntil })).toBe(after)
    expect(planAfter({ givenPlan: null, givenUntil: null, paidUntil })).toBe('free')
  },
)
