import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { withReauthentication } from '#client/shared/reauthentication/reauthentication.ts'
import * as account from '#schema/account/endpoints.ts'

/** Starts setting up an authenticator app. */
export const useEnrolment = () =>
  useMutation({
    mutationFn: () => withReauthentication(() => call(account.beginTotp, {})),
  })

/** Completes the setup with the app's first code. Returns the recovery codes. */
export function useConfirmTotp() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => withReauthentication(() => call(account.confirmTotp, { body: { code } })),
    onSuccess: () => void refreshCurrentUser(queryClient),
  })
}

/** Replaces the recovery codes. */
export const useNewRecoveryCodes = () =>
  useMutation({
    mutationFn: () => withReauthentication(() => call(account.replaceRecoveryCodes, {})),
  })

/** Returns a secret in groups of four characters, for typing. */
export const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret
