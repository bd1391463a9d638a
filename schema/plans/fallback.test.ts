import { expect, test } from 'vitest'

import { plan } from './contract.ts'
import { FALLBACK_PLANS } from './fallback.ts'
import { priceOf } from './prices.ts'

test('the fallback plans are those of the specification', () => {
  expect(FALLBACK_PLANS.map(each => plan.parse(each).name)).toEqual(['free', 'premium', 'pro'])
  expect(FALLBACK_PLANS.map(each => each.monthlyLimit)).toEqual([100, 500, 1000])
  expect(FALLBACK_PLANS.map(each => priceOf(each, 'monthly'))).toEqual([
    { amount: 0, original: null },
    { amount: 100, original: 16_000 },
    { amount: 32_000, original: null },
  ])
})
