import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import * as account from '#schema/account/endpoints.ts'

/** The user's sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => call(account.listSessions, {}, { signal }),
  // No event reports a session that begins elsewhere.
  staleTime: 0,
  refetchOnWindowFocus: true,
})

/** Ends a session, or with null all others. */
export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? call(account.endOtherSessions, {})
        : call(account.endSession, { params: { sessionId: id } }),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  })
}
