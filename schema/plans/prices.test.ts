import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { priceOf } from './prices.ts'
import { PLAN_SEED } from './seed.ts'

const plan = (change: Partial<Parameters<typeof priceOf>[0]> = {}) => ({
  priceINR: 49_900,
  isDiscountActive: false,
  discountedPriceINR: null,
  annualDiscountPercent: 17,
  ...change,
})

describe('the price of a plan', () => {
  test('is that of its row for a month', () => {
    expect(PLAN_SEED.map(each => priceOf(each, 'monthly').amount)).toEqual([0, 49_900, 99_900])
  })

  test('is twelve months less the discount for a year', () => {
    expect(PLAN_SEED.map(each => priceOf(each, 'annual').amount)).toEqual([0, 497_004, 995_004])
  })

  test('is rounded to whole paise', () => {
    expect(priceOf(plan({ priceINR: 1 }), 'annual').amount).toBe(10)
    expect(priceOf(plan({ priceINR: 5, annualDiscountPercent: 33 }), 'annual').amount).toBe(40)
  })

  test('is the discounted one while a discount is active, with the original', () => {
    const sold = { priceINR: 16_000, discountedPriceINR: 100 }
    expect(priceOf(plan({ ...sold, isDiscountActive: true }), 'monthly')).toEqual({
      amount: 100,
      original: 16_000,
    })
    expect(priceOf(plan({ ...sold, isDiscountActive: true }), 'annual')).toEqual({
      amount: 996,
      original: 159_360,
    })
    expect(priceOf(plan(sold), 'monthly')).toEqual({ amount: 16_000, original: null })
  })

  test('strikes no price through that is not higher', () => {
    const dearer = plan({ isDiscountActive: true, discountedPriceINR: 60_000 })
    expect(priceOf(dearer, 'monthly')).toEqual({ amount: 60_000, original: null })
  })

  test('of a year is never higher than twelve months', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 80_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        (monthly, percent) => {
          const { amount } = priceOf(plan({ priceINR: monthly, annualDiscountPercent: percent }), 'annual')
          expect(amount).toBeLessThanOrEqual(monthly * 12)
          expect(amount).toBeGreaterThanOrEqual((monthly * 12 * (100 - percent)) / 100 - 0.5)
        },
      ),
    )
  })
})
