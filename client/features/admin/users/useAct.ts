import { useMutation, useQueryClient } from '@tanstack/react-query'

import { HttpError } from '#client/shared/api/httpError.ts'
import { withReauthentication } from '#client/shared/reauthentication/reauthentication.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import type { UserDetails } from '#schema/admin/users.ts'

import { ADMIN } from '../useAdminTime.ts'
import { userQuery } from './queries.ts'

/**
 * Does acts on a user. Each shows the user as they are afterward, says so, and may ask for a proof of who
 * one is. After a failure, the newest values are shown.
 */
export function useAct(userId: string) {
  const client = useQueryClient()
  const { queryKey } = userQuery(userId)
  return useMutation({
    mutationFn: ({ send }: { send: () => Promise<UserDetails>; done: string }) => withReauthentication(send),
    onSuccess: (details, { done }) => {
      client.setQueryData(queryKey, details)
      void client.invalidateQueries({ queryKey: [ADMIN, 'users'] })
      // With the ledger. A read that began before the act would show the user as they were.
      void client.invalidateQueries({ queryKey })
      toast({ title: done })
    },
    // Someone else may have changed the user; and of a lost answer, the act may have been done.
    onError: error => {
      const isRead = client.invalidateQueries({ queryKey, exact: true })
      // The next try is about the newest values. Without a connection, it does not wait for them.
      return error instanceof HttpError ? isRead : undefined
    },
  })
}
