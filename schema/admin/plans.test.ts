import fc from 'fast-check'
import { expect, test } from 'vitest'

import { planName } from '#schema/plans/contract.ts'
import { priceOf } from '#schema/plans/prices.ts'

import { PLAN_PRICE_MAX, PLAN_PRICE_MIN, planProblem } from './plans.ts'

const sold = { priceINR: 49_900, isDiscountActive: false, discountedPriceINR: null, active: true }

test.each([
  ['free', { ...sold, priceINR: 0 }, null],
  ['free', sold, 'freePrice'],
  ['free', { ...sold, priceINR: 0, isDiscountActive: true, discountedPriceINR: 0 }, 'freePrice'],
  ['free', { ...sold, priceINR: 0, active: false }, 'freeStays'],
  ['premium', sold, null],
  ['premium', { ...sold, active: false }, null],
  ['premium', { ...sold, priceINR: 99 }, 'priceLow'],
  ['pro', { ...sold, isDiscountActive: true }, 'discountMissing'],
  ['pro', { ...sold, isDiscountActive: true, discountedPriceINR: 49_900 }, 'discountMissing'],
  ['pro', { ...sold, isDiscountActive: true, discountedPriceINR: 99 }, 'discountMissing'],
  ['pro', { ...sold, isDiscountActive: true, discountedPriceINR: 100 }, null],
  // It waits for the sale.
  ['pro', { ...sold, discountedPriceINR: 60_000 }, null],
] as const)('the plan %s with %j has the problem %j', (name, values, code) => {
  expect(planProblem(name, values)?.code ?? null).toBe(code)
})

test('a plan without a problem has prices that can be charged', () => {
  const price = fc.integer({ min: 0, max: PLAN_PRICE_MAX })
  const values = fc.record({
    priceINR: price,
    isDiscountActive: fc.boolean(),
    discountedPriceINR: fc.option(price),
    annualDiscountPercent: fc.integer({ min: 0, max: 90 }),
    active: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.constantFrom(...planName.options), values, (name, plan) => {
      fc.pre(planProblem(name, plan) === null)
      const { amount, original } = priceOf(plan, 'monthly')
      const year = priceOf(plan, 'annual').amount
      if (name !== 'free') expect(Math.min(amount, year)).toBeGreaterThanOrEqual(PLAN_PRICE_MIN)
      else expect([amount, year, original]).toEqual([0, 0, null])
    }),
  )
})
