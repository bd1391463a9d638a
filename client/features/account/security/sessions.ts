import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { request } from '#client/shared/api/request.ts'
import { signedInSessions } from '#schema/account/contract.ts'

import { nothing } from '../calls.ts'

/** The user's sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) =>
    request('GET', '/api/account/sessions', undefined, { schema: signedInSessions, signal }),
  // No event reports a session that begins elsewhere.
  staleTime: 0,
  refetchOnWindowFocus: true,
})

/** Ends a session, or with null all others. */
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
