import { queryOptions } from '@tanstack/react-query'

import { useUserRoom } from '#client/shared/api/currentUser.ts'
import { request } from '#client/shared/api/request.ts'
import { isNewer, onEvent } from '#client/shared/live/events.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { usage, usageUpdated, type Usage } from '#schema/usage/contract.ts'

const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => request('GET', '/api/usage', undefined, { schema: usage, signal }),
})

/** What the signed-in user has spent; undefined until it is known. Moves by event in every tab. */
export const useUsage = (): Usage | undefined => useLiveQuery(useUserRoom(), usageQuery).data

/** Keeps the counter in step. */
export const usageEvents = [
  onEvent(usageUpdated, (queryClient, change) => {
    const { value } = change
    if (value === null) void queryClient.invalidateQueries({ queryKey: usageQuery.queryKey })
    else queryClient.setQueryData(usageQuery.queryKey, held => (isNewer(change, held) ? value : held))
  }),
]
