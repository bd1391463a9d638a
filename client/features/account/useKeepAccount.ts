import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { adoptUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { cancelDeletion } from '#schema/account/endpoints.ts'
import { accountBanners } from '#schema/messages/en/accountBanners.ts'

const t = translator(accountBanners)

/** Cancels the deletion of the account. */
export function useKeepAccount() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelDeletion, {}),
    onSuccess: given => {
      adoptUser(queryClient, given)
      toast({ kind: 'success', title: t('kept'), description: t('keptText') })
    },
  })
}
