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
 * The signed-in user; null for a visitor. A 401 is retried once: when a session gets a new id, its
 * old id and live connection end shortly before this browser has the new id.
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
 * The user of the screens below. It comes from the router instead of the query: when a session
 * ends, components with the query would rerender before the router removes their screens.
 */
export const CurrentUser = createContext<User | null>(null)

/** Returns the signed-in user. Only for components inside the workspace; throws for a visitor. */
export function useCurrentUser(): User {
  const user = useContext(CurrentUser)
  if (!user) throw new Error('This part is for signed-in users only')
  return user
}

/** Returns the name of the signed-in user's room. */
export const useUserRoom = (): string => roomName(userRoom(useCurrentUser().id))

/** Fetches the signed-in user again. */
export const refreshCurrentUser = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })

/** Stores a user returned by a call, unless a newer one is cached. */
export function adoptUser(queryClient: QueryClient, given: User): void {
  queryClient.setQueryData(currentUserQuery.queryKey, held =>
    held && held.id === given.id && given.revision >= held.revision ? given : held,
  )
}

/**
 * Fetches changes that this tab missed before its user's room was joined, or while it was offline.
 */
export async function catchUpWithUser(queryClient: QueryClient): Promise<void> {
  const given = await ask().catch(() => null)
  if (given) adoptUser(queryClient, given)
}

/** Forgets a session that the server no longer knows, and clears its data. */
export function endSession(queryClient: QueryClient): void {
  if (!queryClient.getQueryData(currentUserQuery.queryKey)) return
  queryClient.setQueryData(currentUserQuery.queryKey, null)
  forgetReads(queryClient)
}

/** Clears all cached reads except the signed-in user. */
export function forgetReads(queryClient: QueryClient): void {
  const kept = currentUserQuery.queryKey[0]
  queryClient.removeQueries({ predicate: query => query.queryKey[0] !== kept })
}

/** Keeps the current user up to date. */
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
