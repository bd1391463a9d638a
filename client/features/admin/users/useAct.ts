import { useMutation, useQueryClient } from '@tanstack/react-query'

import { HttpError } from '#client/shared/api/httpError.ts'
import { withReauthentication } from '#client/shared/reauthentication/reauthentication.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import type { UserDetails } from '#schema/admin/users.ts'

import { ADMIN } from '../useAdminTime.ts'
import { userQuery } from './queries.ts'

/**
 * Does acts on a user. Each shows the user as they are afterward, says so, and may ask for a proof of who
 * one is. After a change by someone else, the newest values are shown.
 */
export function useAct(userId: string) {
  const client = useQueryClient()
  const { queryKey } = userQuery(userId)
  return useMutation({
    mutationFn: ({ send }: { send: () => Promise<UserDetails>; done: string }) => withReauthentication(send),
    onSuccess: (details, { done }) => {
      client.setQueryData(queryKey, details)
      void client.invalidateQueries({ queryKey: [ADMIN, 'users'] })
      void client.invalidateQueries({ queryKey: [...queryKey, 'ledger'] })
      toast({ title: done })
    },
    onError: error => {
      if (error instanceof HttpError && error.status === 409)
        void client.invalidateQueries({ queryKey, exact: true })
    },
  })
}
