import { useMutation, useQueryClient } from '@tanstack/react-query'

import { refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { request } from '#client/shared/api/request.ts'
import { proven } from '#client/shared/reauthentication/reauthentication.ts'
import { recoveryCodes, totpEnrolment } from '#schema/account/contract.ts'

/** Begins to set up an authenticator app. */
export const useEnrolment = () =>
  useMutation({
    mutationFn: () =>
      proven(() => request('POST', '/api/account/totp', undefined, { schema: totpEnrolment })),
  })

/** Ends it with the first code of the app; gives the recovery codes. */
export function useConfirmTotp() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (code: string) =>
      proven(() => request('POST', '/api/account/totp/confirm', { code }, { schema: recoveryCodes })),
    onSuccess: () => void refreshCurrentUser(queryClient),
  })
}

/** New recovery codes in place of the old ones. */
export const useNewRecoveryCodes = () =>
  useMutation({
    mutationFn: () =>
      proven(() => request('POST', '/api/account/totp/recovery-codes', undefined, { schema: recoveryCodes })),
  })

/** A secret in groups of four, to be typed. */
export const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret
