import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'

import { plan, type Plan } from '#schema/plans/contract.ts'

import { request } from './request.ts'

const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) =>
    request('GET', '/api/subscription-plans', undefined, { schema: z.array(plan), signal }),
  refetchInterval: 30_000,
  refetchOnWindowFocus: true,
  retry: 2,
})

/** The plans that can be had; undefined until they are known. */
export const usePlans = (): readonly Plan[] | undefined =>
  useQuery(plansQuery).data?.filter(({ active }) => active)
