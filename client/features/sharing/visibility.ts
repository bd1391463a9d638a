import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { useUserRoom } from '#client/shared/api/currentUser.ts'
import { onEvent } from '#client/shared/live/events.ts'
import { useLiveQuery } from '#client/shared/live/useLiveQuery.ts'
import { documentChanged } from '#schema/documents/contract.ts'
import type { VisibilityAnswer, VisibilityChange } from '#schema/snippets/visibility.ts'
import * as endpoints from '#schema/snippets/visibilityEndpoints.ts'

const visibilityQuery = (id: string) =>
  queryOptions({
    queryKey: ['visibility', id],
    queryFn: ({ signal }) => call(endpoints.read, { params: { id } }, { signal }),
  })

/** The visibility of a snippet of the signed-in owner. */
export const useVisibility = (id: string) => useLiveQuery(useUserRoom(), visibilityQuery(id))

/** Changes the visibility of a snippet. */
export const useChangeVisibility = (id: string) =>
  useChange(id, (body: VisibilityChange) => call(endpoints.change, { params: { id }, body }))

/** Replaces the code of a snippet's page. */
export const useRenewShareCode = (id: string) =>
  useChange(id, () => call(endpoints.renew, { params: { id } }))

function useChange<V>(id: string, change: (value: V) => Promise<VisibilityAnswer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: answer => queryClient.setQueryData(visibilityQuery(id).queryKey, answer),
  })
}

/** The owner may have changed it in another tab. */
export const visibilityEvents = onEvent(documentChanged, (queryClient, { key }) => {
  void queryClient.invalidateQueries({ queryKey: visibilityQuery(key).queryKey })
})
