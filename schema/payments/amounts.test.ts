import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { paise, PAISE_MAX } from '#schema/shared/money.ts'

import { chargeOf, creditOf, LEAST_CHARGE } from './credit.ts'
import { financialYearOf, invoiceNumber } from './invoiceNumber.ts'
import { taxIn } from './tax.ts'

const amounts = fc.integer({ min: 0, max: PAISE_MAX }).map(amount => paise.parse(amount))

describe('the credit of an upgrade', () => {
  test('is the part of the payment whose days are left', () => {
    expect(creditOf(paise.parse(49_900), { left: 15, all: 30 })).toBe(24_950)
    expect(creditOf(paise.parse(49_900), { left: 29, all: 30 })).toBe(48_236)
    expect(creditOf(paise.parse(49_900), { left: 0, all: 30 })).toBe(0)
  })

  test('is never more than was paid', () => {
    const days = fc
      .integer({ min: 1, max: 366 })
      .chain(all => fc.integer({ min: 0, max: all }).map(left => ({ left, all })))
    fc.assert(
      fc.property(amounts, days, (paid, { left, all }) => {
        const credit = creditOf(paid, { left, all })
        expect(BigInt(credit) * BigInt(all) <= BigInt(paid) * BigInt(left)).toBe(true)
        expect(BigInt(credit + 1) * BigInt(all) > BigInt(paid) * BigInt(left)).toBe(true)
      }),
    )
  })
})

describe('a charge', () => {
  test('is the price less the credit, and a rupee at least', () => {
    const [price, credit] = [paise.parse(99_900), paise.parse(24_950)]
    expect(chargeOf(price, credit)).toEqual({ amount: 74_950, credit: 24_950 })
    expect(chargeOf(price, paise.parse(99_850))).toEqual({ amount: 100, credit: 99_800 })
    expect(chargeOf(price, paise.parse(500_000))).toEqual({ amount: 100, credit: 99_800 })
    expect(chargeOf(paise.parse(40), paise.parse(500))).toEqual({ amount: 40, credit: 0 })
  })

  test('and the credit that it takes are the price', () => {
    fc.assert(
      fc.property(amounts, amounts, (price, held) => {
        const { amount, credit } = chargeOf(price, held)
        expect(amount + credit).toBe(price)
        expect(credit).toBeLessThanOrEqual(held)
        expect(amount).toBeGreaterThanOrEqual(Math.min(price, LEAST_CHARGE))
      }),
    )
  })
})

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

describe('an invoice', () => {
  test.each([
    ['2026-03-31T18:29:59.999Z', '2025-26'],
    ['2026-03-31T18:30:00Z', '2026-27'],
    ['2026-12-31T23:59:59Z', '2026-27'],
    ['2099-12-31T00:00:00Z', '2099-00'],
  ])('of %s belongs to the financial year %s', (moment, year) => {
    expect(financialYearOf(new Date(moment))).toBe(year)
  })

  test('has a number of at most 16 characters', () => {
    expect(invoiceNumber('2026-27', 42)).toBe('BP/2026-27/00042')
    expect(invoiceNumber('2026-27', 42)).toHaveLength(16)
  })
})
