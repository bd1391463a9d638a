import * as z from 'zod/mini'

import { currencyCode, rates } from '#schema/currency/contract.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'
import { MINUTE_S } from '#schema/endpoints/limits.ts'

/** `isFallback`: fixed rates. `hasFailed`: because the configured service has failed. */
const ratesAnswer = z.object({ rates, isFallback: z.boolean(), hasFailed: z.boolean() })

export const readRates = endpoint('GET /api/currency/rates', {
  summary: 'Read how much of each currency a rupee is',
  access: 'public',
  answer: ratesAnswer,
})

export const update = endpoint('POST /api/user/update-currency', {
  summary: 'Change the currency that prices are shown in',
  access: 'user',
  body: z.strictObject({ currency: currencyCode }),
  answer: z.object({ currency: currencyCode }),
})

export const locate = endpoint('GET /api/currency/location', {
  summary: "Read the currency of the country that the caller's address is in; null if it is unknown",
  access: 'public',
  answer: z.object({ currency: z.nullable(currencyCode) }),
  limits: [{ name: 'currency-location', calls: 30, seconds: MINUTE_S, per: 'address' }],
})
