import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { call } from '#client/shared/api/call.ts'
import { forgetReads, refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { clearDevice } from '#client/shared/lib/signOut.ts'
import { urlOf } from '#schema/endpoints/url.ts'
import { signOut, signOutByLink } from '#schema/users/endpoints.ts'

/**
 * Ends the session, clears this device, and goes to /api/logout. After a failure, which is logged,
 * the current user is read again.
 */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    try {
      await call(signOut, {})
      await clearDevice()
      queryClient.clear()
      window.location.assign(urlOf(signOutByLink, {}))
    } catch (error) {
      console.error('Signing out failed', error)
      forgetReads(queryClient)
      await refreshCurrentUser(queryClient)
    }
  }, [queryClient])
}
