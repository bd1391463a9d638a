import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { useUserRoom } from '#client/shared/api/currentUser.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import type { ResultItem } from '#schema/results/contract.ts'
import type { listEndpoint, removeEndpoint } from '#schema/results/endpoints.ts'

import { keyOf } from './events.ts'

type ListEndpoint = ReturnType<typeof listEndpoint<string>>
type RemoveEndpoint = ReturnType<typeof removeEndpoint<string>>

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
