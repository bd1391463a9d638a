import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { paise, PAISE_MAX } from '#schema/shared/money.ts'

import { chargeOf, creditOf, LEAST_CHARGE } from './credit.ts'

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
