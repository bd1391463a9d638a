import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { sessionCursor } from '#schema/account/contract.ts'
import * as account from '#schema/account/endpoints.ts'
import { nextCursor } from '#schema/shared/cursor.ts'

/** The user's sessions, a page at a time. */
export const sessionsQuery = infiniteQueryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ pageParam: before, signal }) =>
    call(account.listSessions, { query: before === null ? {} : { before } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: page => nextCursor(page, sessionCursor),
  select: ({ pages }) => pages.flat(),
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
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
