import fc from 'fast-check'
import { expect, test } from 'vitest'

import { paise, PAISE_MAX } from '#schema/shared/money.ts'

import { paiseIn, rupeesOf } from './decimal.ts'

test('every amount is the same after its way through JSON', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: PAISE_MAX }), amount => {
      const sent = JSON.stringify(rupeesOf(paise.parse(amount)))
      expect(sent).toMatch(/^\d+(\.\d{1,2})?$/)
      const received: unknown = JSON.parse(sent)
      expect(paiseIn(Number(received))).toBe(amount)
      expect(paiseIn(sent)).toBe(amount)
    }),
  )
})

test.each([
  ['499', 49_900],
  ['499.00', 49_900],
  ['499.5', 49_950],
  ['0.01', 1],
  ['4970.040', 497_004],
  ['499.001', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
  ['NaN', null],
  ['Infinity', null],
  [' 1', null],
  ['1,000', null],
  ['10000000.01', null],
  [499.005, null],
  [1e21, null],
  [-0.5, null],
])('%s rupees are %s paise', (rupees, amount) => {
  expect(paiseIn(rupees)).toBe(amount)
})
