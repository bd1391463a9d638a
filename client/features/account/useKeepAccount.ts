import { useMutation, useQueryClient } from '@tanstack/react-query'

import { adoptUser } from '#client/shared/api/currentUser.ts'
import { request } from '#client/shared/api/request.ts'
import { user } from '#schema/users/user.ts'

/** Cancels the deletion of the account. */
export function useKeepAccount() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => request('DELETE', '/api/account/deletion', undefined, { schema: user }),
    onSuccess: given => adoptUser(queryClient, given),
  })
}
