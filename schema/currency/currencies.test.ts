import { expect, test } from 'vitest'

import { paise } from '#schema/shared/money.ts'

import { currencyCode, rates } from './contract.ts'
import { CURRENCIES, currencyOfCountry, FALLBACK_RATES } from './currencies.ts'
import { shownIn } from './display.ts'

test('ten currencies have a name, a sign, a flag and a rate', () => {
  expect(CURRENCIES.map(({ code }) => code)).toEqual(currencyCode.options)
  expect(CURRENCIES).toHaveLength(10)
  expect(rates.parse(FALLBACK_RATES)).toEqual(FALLBACK_RATES)
})

test('the fallback rates are those of the specification', () => {
  expect(FALLBACK_RATES).toEqual({
    INR: 1,
    USD: 0.012,
    EUR: 0.01,
    GBP: 0.0095,
    JPY: 1.8,
    AUD: 0.018,
    CAD: 0.016,
    SGD: 0.016,
    CNY: 0.086,
    KRW: 16.2,
  })
})

test.each([
  ['INR', '₹1,00,499.00'],
  ['USD', '$1,205.99'],
  ['JPY', '¥180,898'],
  ['KRW', '₩1,628,084'],
] as const)('an amount in %s is shown as %s', (code, shown) => {
  expect(shownIn(paise.parse(10_049_900), code, FALLBACK_RATES)).toBe(shown)
})

test('a country has its currency, and an unknown one has none', () => {
  const countries = ['IN', 'US', 'GB', 'DE', 'FR', 'IT', 'ES', 'NL', 'JP', 'AU', 'CA', 'SG', 'CN', 'KR']
  expect(countries.map(currencyOfCountry).join(' ')).toBe(
    'INR USD GBP EUR EUR EUR EUR EUR JPY AUD CAD SGD CNY KRW',
  )
  for (const country of ['BR', 'in', '', 'constructor', '__proto__'])
    expect(currencyOfCountry(country)).toBeNull()
})
