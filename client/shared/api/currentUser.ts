import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

import * as users from '#schema/users/endpoints.ts'
import { userChanged, type User } from '#schema/users/user.ts'
import { roomName, userRoom } from '#schema/rooms/room.ts'

import { isNewer, onEvent } from '../live/events.ts'
import { call } from './call.ts'
import { HttpError } from './httpError.ts'

const ASK_AGAIN_MS = 1000

async function ask(signal?: AbortSignal): Promise<User | null> {
  try {
    return await call(users.current, {}, signal && { signal })
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null
    throw error
  }
}

/**
 * Who is signed in; null for a visitor. Somebody who was signed in is asked for twice: a session that gets a new id has
 * lost the old one, and its live connection, a moment before this browser has the new one.
 */
export const currentUserQuery = queryOptions({
  queryKey: ['auth', 'user'],
  queryFn: async ({ signal, client, queryKey }): Promise<User | null> => {
    const found = await ask(signal)
    if (found !== null || !client.getQueryData(queryKey)) return found
    await new Promise(resolve => setTimeout(resolve, ASK_AGAIN_MS))
    const again = await ask(signal)
    if (again === null) forgetReads(client)
    return again
  },
})

/**
 * The user that the screens below are shown to. It comes from the router and not from the read itself: at the end of a
 * session whoever asked the read would be told before the router has taken the screens away.
 */
export const CurrentUser = createContext<User | null>(null)

/** The signed-in user. Only for what is shown inside of the workspace; throws for a visitor. */
export function useCurrentUser(): User {
  const user = useContext(CurrentUser)
  if (!user) throw new Error('This part is for signed-in users only')
  return user
}

/** Name of the room with what concerns the signed-in user alone. */
export const useUserRoom = (): string => roomName(userRoom(useCurrentUser().id))

/** Asks again who is signed in. */
export const refreshCurrentUser = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })

/** Takes over the user that a call gave, unless what is held is newer. */
export function adoptUser(queryClient: QueryClient, given: User): void {
  queryClient.setQueryData(currentUserQuery.queryKey, held =>
    held && held.id === given.id && given.revision >= held.revision ? given : held,
  )
}

/** Takes over what changed while nobody told this tab: before its user's room was joined, or while it was cut off. */
export async function catchUpWithUser(queryClient: QueryClient): Promise<void> {
  const given = await ask().catch(() => null)
  if (given) adoptUser(queryClient, given)
}

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
