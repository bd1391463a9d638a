import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { request } from '#client/shared/api/request.ts'
import { signedInSessions } from '#schema/account/contract.ts'

import { nothing } from '../calls.ts'

/** Where the user is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) =>
    request('GET', '/api/account/sessions', undefined, { schema: signedInSessions, signal }),
  // Nothing tells of a session that begins elsewhere.
  staleTime: 0,
  refetchOnWindowFocus: true,
})

/** Ends a session, or with null all but this one. */
export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) =>
      request('DELETE', id === null ? '/api/account/sessions' : `/api/account/sessions/${id}`, undefined, {
        schema: nothing,
      }),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  })
}
