import { useMutation } from '@tanstack/react-query'

import { resendVerification } from '#schema/users/endpoints.ts'

import { call } from './call.ts'

/** Resends the email with the link that confirms the user's address. */
export const useVerificationEmail = () => useMutation({ mutationFn: () => call(resendVerification, {}) })
