import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'

import { user, userChanged, type User } from '#schema/auth/user.ts'
import { roomName, userRoom } from '#schema/rooms/room.ts'

import { isNewer, onEvent } from '../live/events.ts'
import { request } from './request.ts'

/** Who is signed in; null for a visitor. */
export const currentUserQuery = queryOptions({
  queryKey: ['auth', 'user'],
  queryFn: ({ signal }): Promise<User | null> =>
    request('GET', '/api/auth/user', undefined, { schema: user, on401: 'null', signal }),
})

/** The signed-in user. Only for what is shown inside of the workspace; throws for a visitor. */
export function useCurrentUser(): User {
  const { data } = useQuery(currentUserQuery)
  if (!data) throw new Error('This part is for signed-in users only')
  return data
}

/** Name of the room with what concerns the signed-in user alone. */
export const useUserRoom = (): string => roomName(userRoom(useCurrentUser().id))

/** Asks again who is signed in. */
export const refreshCurrentUser = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })

/** Forgets a session that the server no longer knows, with everything that was read in it. */
export function endSession(queryClient: QueryClient): void {
  if (!queryClient.getQueryData(currentUserQuery.queryKey)) return
  queryClient.setQueryData(currentUserQuery.queryKey, null)
  forgetReads(queryClient)
}

/** Forgets everything that was read, except who is signed in. */
export function forgetReads(queryClient: QueryClient): void {
  const kept = currentUserQuery.queryKey[0]
  queryClient.removeQueries({ predicate: query => query.queryKey[0] !== kept })
}

/** Keeps the current user in step. */
export const currentUserEvents = [
  onEvent(userChanged, (queryClient, change) => {
    const { value } = change
    if (value === null) void refreshCurrentUser(queryClient)
    else
      queryClient.setQueryData(currentUserQuery.queryKey, held =>
        held && held.id === value.id && isNewer(change, held) ? value : held,
      )
  }),
]
