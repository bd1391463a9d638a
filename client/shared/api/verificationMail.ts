import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'

import { request } from './request.ts'

// Every screen of the workspace carries this: not worth the other contracts of accounts.
const answer = z.object({ message: z.string() })

/** Sends the mail with the link that confirms the user's address again. */
export const useVerificationMail = () =>
  useMutation({
    mutationFn: () => request('POST', '/api/auth/verification', undefined, { schema: answer }),
  })
