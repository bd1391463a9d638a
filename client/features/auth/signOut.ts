import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import * as z from 'zod/mini'

import { forgetReads, refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { request } from '#client/shared/api/request.ts'
import { clearDevice } from '#client/shared/lib/signOut.ts'

/**
 * Ends the session, clears this device, and goes to /api/logout. After a failure, which is logged, the current user is
 * read again.
 */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    try {
      await request('POST', '/api/auth/signout', {}, { schema: z.unknown() })
      await clearDevice()
      queryClient.clear()
      window.location.assign('/api/logout')
    } catch (error) {
      console.error('Signing out failed', error)
      forgetReads(queryClient)
      await refreshCurrentUser(queryClient)
    }
  }, [queryClient])
}
