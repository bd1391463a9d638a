import { queryOptions, type UseQueryResult } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { useUserRoom } from '#client/shared/api/currentUser.ts'
import { isNewer, onEvent } from '#client/shared/live/events.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { usageUpdated, type Usage } from '#schema/usage/contract.ts'
import * as endpoints from '#schema/usage/endpoints.ts'

const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => call(endpoints.read, {}, { signal }),
})

/** Reads the user's queries of this month. Events update them in every tab. */
export const useUsage = (): UseQueryResult<Usage> => useLiveQuery(useUserRoom(), usageQuery)

/** Keeps the counter up to date. */
export const usageEvents = [
  onEvent(usageUpdated, (queryClient, change) => {
    const { value } = change
    if (value === null) void queryClient.invalidateQueries({ queryKey: usageQuery.queryKey })
    else queryClient.setQueryData(usageQuery.queryKey, held => (isNewer(change, held) ? value : held))
  }),
]
