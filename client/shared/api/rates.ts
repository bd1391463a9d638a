import { queryOptions } from '@tanstack/react-query'

import * as endpoints from '#schema/currency/endpoints.ts'

import { call } from './call.ts'

/** How much of each currency a rupee is. */
export const ratesQuery = queryOptions({
  queryKey: ['rates'],
  queryFn: ({ signal }) => call(endpoints.readRates, {}, { signal }),
})
