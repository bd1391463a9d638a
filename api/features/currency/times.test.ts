import { expect, test } from 'vitest'

import { PATIENCE_MS } from '#api/features/plans/pricingContent.ts'

import { LOCATION_CALL } from './location.ts'
import { KEPT } from './rates.ts'

test.each([
  ['the place of a visitor is looked up for', LOCATION_CALL.timeoutMs, 3000],
  ['the pricing page waits for its plans for', PATIENCE_MS, 2000],
  ['rates are kept for', KEPT, `interval '1 hour'`],
])('%s the time of the specification', (_, time, expected) => {
  expect(time).toBe(expected)
})
