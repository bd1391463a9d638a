import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { adoptUser } from '#client/shared/api/currentUser.ts'
import { withReauthentication } from '#client/shared/reauthentication/reauthentication.ts'
import type { ProfileChange } from '#schema/account/contract.ts'
import * as account from '#schema/account/endpoints.ts'
import type { User } from '#schema/users/user.ts'

/** A call that changes the account. Its answer becomes the current user of every screen. */
export function useUserCall<A = void>(change: (argument: A) => Promise<User>) {
  const queryClient = useQueryClient()
  return useMutation({
    // One at a time, so that the last change wins.
    scope: { id: 'account' },
    mutationFn: (argument: A) => withReauthentication(() => change(argument)),
    onSuccess: given => adoptUser(queryClient, given),
  })
}

export const saveProfile = (change: ProfileChange): Promise<User> =>
  call(account.changeProfile, { body: change })

export const savePicture = (picture: File): Promise<User> => call(account.setPicture, { body: picture })

export const removePicture = (): Promise<User> => call(account.removePicture, {})

export const changeEmail = (email: string): Promise<User> => call(account.changeEmail, { body: { email } })

export const changePassword = (password: string): Promise<User> =>
  call(account.changePassword, { body: { password } })

export const unlinkGoogle = (): Promise<User> => call(account.unlinkGoogle, {})

export const turnOffTotp = (): Promise<User> => call(account.turnOffTotp, {})

export const requestDeletion = (): Promise<User> => call(account.requestDeletion, {})
