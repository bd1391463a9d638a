import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'

import { refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { HttpError, request } from '#client/shared/api/request.ts'
import { toast } from '#client/shared/ui/toast.ts'
import { signUpAnswer, type SignUpRequest } from '#schema/auth/signUp.ts'

const REDIRECT_AFTER_MS = 200

/** Makes an account and goes on to the workspace; a failure is told by a toast. */
export function useSignUp() {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)

  const signUp = async (wanted: SignUpRequest) => {
    setBusy(true)
    try {
      await request('POST', '/api/auth/signup', wanted, { schema: signUpAnswer })
      await refreshCurrentUser(queryClient)
      setTimeout(() => navigate('/dashboard'), REDIRECT_AFTER_MS)
    } catch (error) {
      setBusy(false)
      toast({ kind: 'error', ...failure(error) })
    }
  }
  return { busy, signUp }
}

function failure(error: unknown): { title: string; description: string } {
  if (error instanceof TypeError)
    return {
      title: 'Network error',
      description: 'Unable to connect to the server. Please check your connection.',
    }
  const told = error instanceof HttpError ? error.body?.message : undefined
  return { title: 'Sign up failed', description: told ?? 'Something went wrong. Please try again.' }
}
