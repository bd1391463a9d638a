import { useMutation, useQueryClient } from '@tanstack/react-query'

import { refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { request } from '#client/shared/api/request.ts'
import { proven } from '#client/shared/reauthentication/reauthentication.ts'
import { recoveryCodes, totpEnrolment } from '#schema/account/contract.ts'

/** Starts setting up an authenticator app. */
export const useEnrolment = () =>
  useMutation({
    mutationFn: () =>
      proven(() => request('POST', '/api/account/totp', undefined, { schema: totpEnrolment })),
  })

/** Completes the setup with the app's first code. Returns the recovery codes. */
export function useConfirmTotp() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (code: string) =>
      proven(() => request('POST', '/api/account/totp/confirm', { code }, { schema: recoveryCodes })),
    onSuccess: () => void refreshCurrentUser(queryClient),
  })
}

/** Replaces the recovery codes. */
export const useNewRecoveryCodes = () =>
  useMutation({
    mutationFn: () =>
      proven(() => request('POST', '/api/account/totp/recovery-codes', undefined, { schema: recoveryCodes })),
  })

/** Returns a secret in groups of four characters, for typing. */
export const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret
