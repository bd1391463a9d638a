import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'

import { call } from '#client/shared/api/call.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { readSession } from '#schema/admin/endpoints.ts'
import { ADMIN_IDLE_MINUTES } from '#schema/auth/reauthentication.ts'

import { lastUse, noteUse } from './adminClock.ts'

const MINUTE_MS = 60_000
const LOOK_MS = 10_000

/** The queries of the admin area begin with this key. */
export const ADMIN = 'admin'

/** When this tab last extended the time at the server. */
let extendedAt = 0

/**
 * Keeps the admin area open while someone uses it in any tab: opens a page, or presses a key or a button.
 * Calls that a page makes by itself do not count. After half an hour without a use, and when the server says
 * so, nothing of it stays on the screen: it leads to the admin area's sign-in.
 */
export function useAdminTime(): void {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  useEffect(() => {
    let hasLeft = false
    const leave = () => {
      // Several calls may be refused before the page is gone.
      if (hasLeft) return
      hasLeft = true
      const { pathname, search } = window.location
      const query = new URLSearchParams({ returnTo: pathname + search, away: '1' })
      navigate(`/admin/login?${query}`, { replace: true })
      client.removeQueries({ queryKey: [ADMIN] })
    }
    const stopWatching = onRefusal(client, leave)
    const note = () => {
      const now = Date.now()
      noteUse(now)
      if (now - extendedAt < MINUTE_MS) return
      extendedAt = now
      call(readSession, {}).catch((error: unknown) => isRefusal(error) && leave())
    }
    note()
    const isOver = () => Date.now() - lastUse() >= ADMIN_IDLE_MINUTES * MINUTE_MS
    const timer = setInterval(() => {
      if (isOver()) leave()
    }, LOOK_MS)
    // A device that slept has not looked yet.
    const onInput = () => {
      if (isOver()) leave()
      else note()
    }
    window.addEventListener('pointerdown', onInput)
    window.addEventListener('keydown', onInput)
    return () => {
      stopWatching()
      clearInterval(timer)
      window.removeEventListener('pointerdown', onInput)
      window.removeEventListener('keydown', onInput)
    }
  }, [client, navigate])
}

const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'ADMIN_SIGN_IN_REQUIRED'

/** Calls back when a call is refused because the administrator was away. Returns a function that stops it. */
function onRefusal(client: QueryClient, refused: () => void): () => void {
  const stops = [
    client.getQueryCache().subscribe(event => {
      if (event.type === 'updated' && event.action.type === 'error' && isRefusal(event.action.error))
        refused()
    }),
    client.getMutationCache().subscribe(event => {
      if (event.type === 'updated' && event.action.type === 'error' && isRefusal(event.action.error))
        refused()
    }),
  ]
  return () => stops.forEach(stop => stop())
}
