import { useMutation, useQueryClient } from '@tanstack/react-query'

import { adoptUser } from '#client/shared/api/currentUser.ts'
import { call } from '#client/shared/api/call.ts'
import { cancelDeletion } from '#schema/account/endpoints.ts'

/** Cancels the deletion of the account. */
export function useKeepAccount() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelDeletion, {}),
    onSuccess: given => adoptUser(queryClient, given),
  })
}
