import type { CurrencyCode, Rates } from '#schema/currency/contract.ts'
import { CURRENCIES } from '#schema/currency/currencies.ts'
import type { Paise } from '#schema/shared/money.ts'

const WHOLE: ReadonlySet<CurrencyCode> = new Set<CurrencyCode>(['JPY', 'KRW'])

/**
 * Returns an amount as it is shown in a currency, such as `₹499.00` or `¥898`. For the eye alone: no
 * charged amount is made from it.
 */
export function shownIn(amount: Paise, code: CurrencyCode, rates: Rates): string {
  const digits = WHOLE.has(code) ? 0 : 2
  const symbol = CURRENCIES.find(each => each.code === code)?.symbol ?? code
  const number = new Intl.NumberFormat(code === 'INR' ? 'en-IN' : 'en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${symbol}${number.format((amount / 100) * rates[code])}`
}
