import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'

import { refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { request } from '#client/shared/api/request.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { signUpAnswer, type SignUpRequest } from '#schema/auth/signUp.ts'

const REDIRECT_AFTER_MS = 200

/** What is wrong with fields, as the server sees it. */
export type Refusal = Record<string, string>

/** Makes an account and goes on to the workspace; a failure is told by a toast, and given by field where it has one. */
export function useSignUp() {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)

  const signUp = async (wanted: SignUpRequest): Promise<Refusal> => {
    setBusy(true)
    try {
      await request('POST', '/api/auth/signup', wanted, { schema: signUpAnswer })
      await refreshCurrentUser(queryClient)
      setTimeout(() => navigate('/dashboard'), REDIRECT_AFTER_MS)
      return {}
    } catch (error) {
      setBusy(false)
      toast({ kind: 'error', ...failure(error) })
      return refusalIn(error)
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

function refusalIn(error: unknown): Refusal {
  if (!(error instanceof HttpError) || !error.body) return {}
  if (error.code === 'EMAIL_TAKEN') return { email: error.body.message }
  return error.body.fields ?? {}
}
