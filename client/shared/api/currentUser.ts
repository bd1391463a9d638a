import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { createContext, useContext, useEffect } from 'react'
import * as z from 'zod/mini'

import { roomName, userRoom } from '#schema/rooms/room.ts'
import * as users from '#schema/users/endpoints.ts'
import { user as userSchema, userChanged, type User } from '#schema/users/user.ts'

import { forgetVisitor, isVisitorsPage } from '../lib/pageFacts.ts'
import { store } from '../lib/store.ts'
import { isNewer, onEvent } from '../live/events.ts'
import { call } from './call.ts'
import { HttpError } from './httpError.ts'
import { keptRead } from './keptReads.ts'
import { announceUser } from './sessionNews.ts'

const ASK_AGAIN_MS = 1000

/** Without a connection, the user who was signed in when this device last had one. */
const askOrRecall = (signal: AbortSignal): Promise<User | null> =>
  keptRead('user', z.nullable(userSchema), () => ask(signal))

async function ask(signal?: AbortSignal): Promise<User | null> {
  if (isVisitorsPage()) {
    forgetVisitor()
    return null
  }
  try {
    return await call(users.current, {}, signal && { signal })
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null
    throw error
  }
}

/**
 * Whether the session of the user on screen is over. Their screen stays, and the user can sign in
 * again over it.
 */
export const sessionIsOver = atom(false)

/** A change that was answered during the read may be missing in it. */
const newest = (found: User | null, held: User | null | undefined): User | null =>
  found && held?.id === found.id && held.revision > found.revision ? held : found

let keptScreens = 0

/** Keeps the screen of a signed-in user when the session ends, while mounted. */
export function useKeptScreen(): void {
  useEffect(() => {
    keptScreens += 1
    return () => {
      keptScreens -= 1
      if (keptScreens === 0) store.set(sessionIsOver, false)
    }
  }, [])
}

/**
 * The signed-in user; null for a visitor. A 401 is retried once: when a session gets a new id, its
 * old id and live connection end shortly before this browser has the new id.
 */
export const currentUserQuery = queryOptions({
  queryKey: ['auth', 'user'],
  queryFn: async ({ signal, client, queryKey }): Promise<User | null> => {
    const held = client.getQueryData<User | null>(queryKey)
    let found = await askOrRecall(signal)
    if (found === null && held && !store.get(sessionIsOver)) {
      await new Promise(resolve => setTimeout(resolve, ASK_AGAIN_MS))
      found = await askOrRecall(signal)
    }
    if (found && held && found.id !== held.id) {
      // Nothing of the other account may stay on the screen or in memory.
      window.location.reload()
      return held
    }
    if (found === null && held && keptScreens > 0) {
      store.set(sessionIsOver, true)
      return client.getQueryData<User | null>(queryKey) ?? held
    }
    if (found === null && held) forgetReads(client)
    if (found && (!held || store.get(sessionIsOver))) announceUser(found.id)
    store.set(sessionIsOver, false)
    return newest(found, client.getQueryData<User | null>(queryKey))
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

/** The name under which this device keeps a read of the signed-in user, so that no other one gets it. */
export const keptName = (queryClient: QueryClient, what: string): string =>
  `${queryClient.getQueryData(currentUserQuery.queryKey)?.id ?? ''}/${what}`

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
  const given = await ask().catch(() => undefined)
  const held = queryClient.getQueryData(currentUserQuery.queryKey)
  if (given && given.id === held?.id) adoptUser(queryClient, given)
  // The page may have been opened without a connection, and so without asking who is signed in.
  else if (given !== undefined) await confirmSession(queryClient)
}

/** Asks whether the session is over, unless that is known. */
export async function confirmSession(queryClient: QueryClient): Promise<void> {
  if (!store.get(sessionIsOver)) await refreshCurrentUser(queryClient)
}

/**
 * For a session that the server no longer knows: clears its data, or, while a screen of the user is
 * shown, asks whether it is over.
 */
export function endSession(queryClient: QueryClient): void {
  if (!queryClient.getQueryData(currentUserQuery.queryKey)) return
  if (keptScreens > 0) return void confirmSession(queryClient)
  queryClient.setQueryData(currentUserQuery.queryKey, null)
  return forgetReads(queryClient)
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
