import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { paise, PAISE_MAX } from '#schema/shared/money.ts'

import { taxIn } from './tax.ts'

const amounts = fc.integer({ min: 0, max: PAISE_MAX }).map(amount => paise.parse(amount))

describe('the tax in an amount', () => {
  test.each([
    [11_800, 'sameState', { kind: 'state', taxable: 10_000, cgst: 900, sgst: 900 }],
    [11_800, 'otherState', { kind: 'integrated', taxable: 10_000, igst: 1800 }],
    [11_800, 'unregistered', { kind: 'none', taxable: 11_800 }],
    [49_900, 'otherState', { kind: 'integrated', taxable: 42_288, igst: 7612 }],
    [49_901, 'sameState', { kind: 'state', taxable: 42_289, cgst: 3806, sgst: 3806 }],
    [100, 'sameState', { kind: 'state', taxable: 85, cgst: 7, sgst: 8 }],
  ] as const)('of %i paise, %s', (amount, supply, lines) => {
    expect(taxIn(paise.parse(amount), supply)).toEqual(lines)
  })

  test('and what is taxed are the amount', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('unregistered', 'sameState', 'otherState'), (amount, supply) => {
        const { kind: _kind, ...lines } = taxIn(amount, supply)
        expect(Object.values(lines).reduce((sum, line) => sum + line, 0)).toBe(amount)
        expect(Math.abs(lines.taxable * 118 - amount * 100)).toBeLessThanOrEqual(
          supply === 'unregistered' ? amount * 18 : 59,
        )
      }),
    )
  })
})
