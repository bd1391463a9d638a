import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'

import { adoptUser } from '#client/shared/api/currentUser.ts'
import { request } from '#client/shared/api/request.ts'
import { proven } from '#client/shared/reauthentication/reauthentication.ts'
import type { ProfileChange } from '#schema/account/contract.ts'
import { user, type User } from '#schema/users/user.ts'

/** A call that changes the account. Its answer becomes the current user of every screen. */
export function useUserCall<A = void>(call: (argument: A) => Promise<User>) {
  const queryClient = useQueryClient()
  return useMutation({
    // One at a time, so that the last change wins.
    scope: { id: 'account' },
    mutationFn: (argument: A) => proven(() => call(argument)),
    onSuccess: given => adoptUser(queryClient, given),
  })
}

export const saveProfile = (change: ProfileChange): Promise<User> =>
  request('PATCH', '/api/account/profile', change, { schema: user })

export const savePicture = (picture: File): Promise<User> =>
  request('PUT', '/api/account/picture', picture, { schema: user })

export const removePicture = (): Promise<User> =>
  request('DELETE', '/api/account/picture', undefined, { schema: user })

export const changeEmail = (email: string): Promise<User> =>
  request('POST', '/api/account/email', { email }, { schema: user })

export const changePassword = (password: string): Promise<User> =>
  request('POST', '/api/account/password', { password }, { schema: user })

export const unlinkGoogle = (): Promise<User> =>
  request('DELETE', '/api/account/google', undefined, { schema: user })

export const turnOffTotp = (): Promise<User> =>
  request('DELETE', '/api/account/totp', undefined, { schema: user })

export const requestDeletion = (): Promise<User> =>
  request('POST', '/api/account/deletion', undefined, { schema: user })

/** The answer of a success without content. */
export const nothing = z.undefined()
