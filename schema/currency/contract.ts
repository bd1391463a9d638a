import * as z from 'zod/mini'

/** The currencies that prices are shown in. All are charged in INR. */
export const currencyCode = z.enum(['INR', 'USD', 'EUR', 'GBP', 'JPY', 'AUD', 'CAD', 'SGD', 'CNY', 'KRW'])
export type CurrencyCode = z.infer<typeof currencyCode>

export type Currency = { code: CurrencyCode; name: string; symbol: string; flag: string }

/** Units of each currency for a rupee. */
export const rates = z.record(currencyCode, z.number().check(z.positive()))
export type Rates = z.infer<typeof rates>
