import { queryOptions, useQuery } from '@tanstack/react-query'

import type { Plan } from '#schema/plans/contract.ts'
import * as endpoints from '#schema/plans/endpoints.ts'

import { call } from './call.ts'

/** The plans of the product, also those that are no longer on offer. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call(endpoints.list, {}, { signal }),
  refetchInterval: 30_000,
  refetchOnWindowFocus: true,
  retry: 2,
})

/** Returns the plans on offer; undefined until they are loaded. */
export const usePlans = (): readonly Plan[] | undefined =>
  useQuery(plansQuery).data?.filter(({ active }) => active)
