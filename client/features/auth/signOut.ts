import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { call } from '#client/shared/api/call.ts'
import { forgetReads, refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { clearDevice } from '#client/shared/lib/signOut.ts'
import { urlOf } from '#schema/endpoints/url.ts'
import { signOut, signOutByLink } from '#schema/users/endpoints.ts'

/**
 * Ends the session, clears this device, and goes to /api/logout, which clears it again. If the session could
 * not be ended, which is logged, the current user is read again.
 */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    try {
      await call(signOut, {})
    } catch (error) {
      console.error('Signing out failed', error)
      forgetReads(queryClient)
      await refreshCurrentUser(queryClient)
      return
    }
    // Leave in any case: if the page stayed, it would claim to keep new text, but could not.
    await clearDevice().catch((error: unknown) => console.error('Clearing this device failed', error))
    queryClient.clear()
    window.location.assign(urlOf(signOutByLink, {}))
  }, [queryClient])
}
