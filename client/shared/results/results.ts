import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'

import { useUserRoom } from '#client/shared/api/currentUser.ts'
import { call } from '#client/shared/api/call.ts'
import { isNewer, onEvent } from '#client/shared/live/events.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { RESULTS_KEPT, resultChanged, type ResultItem } from '#schema/results/contract.ts'
import type { listEndpoint, removeEndpoint } from '#schema/results/endpoints.ts'

type ListEndpoint = ReturnType<typeof listEndpoint<string>>
type RemoveEndpoint = ReturnType<typeof removeEndpoint<string>>

const keyOf = (kind: string) => ['results', kind] as const

/** The kept results of an action, the newest first. */
export const useResults = (kind: string, list: ListEndpoint) =>
  useLiveQuery(useUserRoom(), queryOptions({ queryKey: keyOf(kind), queryFn: () => call(list, {}) }))

/** Deletes a kept result. */
export function useRemoveResult(kind: string, remove: RemoveEndpoint) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(remove, { params: { id } }),
    onSuccess: (_, id) =>
      client.setQueryData<ResultItem[]>(keyOf(kind), list => list?.filter(item => item.id !== id)),
  })
}

/** Adds a result to its list, or replaces it. */
export function addResult(client: QueryClient, added: ResultItem): void {
  client.setQueryData<ResultItem[]>(keyOf(added.kind), list => {
    if (!list) return list
    const held = list.find(item => item.id === added.id)
    if (!isNewer(added, held)) return list
    const others = list.filter(item => item.id !== added.id)
    return [added, ...others]
      .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
      .slice(0, RESULTS_KEPT)
  })
}

/** Results of the user's actions, including those from other tabs. */
export const resultEvents = onEvent(resultChanged, (client, { key, value }) => {
  if (value) addResult(client, value)
  else
    client.setQueriesData<ResultItem[]>({ queryKey: ['results'] }, list =>
      list?.filter(item => item.id !== key),
    )
})
