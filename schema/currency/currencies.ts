import type { Currency, CurrencyCode, Rates } from '#schema/currency/contract.ts'

/** The currencies in the order of the list. */
export const CURRENCIES: readonly Currency[] = [
  { code: 'INR', name: 'Indian Rupee', symbol: '₹', flag: '🇮🇳' },
  { code: 'USD', name: 'US Dollar', symbol: '$', flag: '🇺🇸' },
  { code: 'EUR', name: 'Euro', symbol: '€', flag: '🇪🇺' },
  { code: 'GBP', name: 'British Pound', symbol: '£', flag: '🇬🇧' },
  { code: 'JPY', name: 'Japanese Yen', symbol: '¥', flag: '🇯🇵' },
  { code: 'AUD', name: 'Australian Dollar', symbol: 'A$', flag: '🇦🇺' },
  { code: 'CAD', name: 'Canadian Dollar', symbol: 'C$', flag: '🇨🇦' },
  { code: 'SGD', name: 'Singapore Dollar', symbol: 'S$', flag: '🇸🇬' },
  { code: 'CNY', name: 'Chinese Yuan', symbol: 'CN¥', flag: '🇨🇳' },
  { code: 'KRW', name: 'South Korean Won', symbol: '₩', flag: '🇰🇷' },
]

/** Rates while none can be read (specification, section 9). */
export const FALLBACK_RATES: Rates = {
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
}

const BY_COUNTRY: Readonly<Record<string, CurrencyCode>> = {
  IN: 'INR',
  US: 'USD',
  GB: 'GBP',
  DE: 'EUR',
  FR: 'EUR',
  IT: 'EUR',
  ES: 'EUR',
  NL: 'EUR',
  JP: 'JPY',
  AU: 'AUD',
  CA: 'CAD',
  SG: 'SGD',
  CN: 'CNY',
  KR: 'KRW',
}

/** Returns the currency of a country by its ISO 3166 code, or null if the list has none for it. */
export const currencyOfCountry = (country: string): CurrencyCode | null =>
  Object.hasOwn(BY_COUNTRY, country) ? (BY_COUNTRY[country] ?? null) : null
