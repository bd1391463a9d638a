import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'

import { call } from '#client/shared/api/call.ts'
import { refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { dismissToast, toast } from '#client/shared/ui/feedback/toast.ts'
import type { Refusal } from '#client/shared/ui/form/useForm.ts'
import * as endpoints from '#schema/auth/endpoints.ts'
import type { SignUpRequest } from '#schema/auth/signUp.ts'
import { auth } from '#schema/messages/en/auth.ts'

const t = translator(auth)

const REDIRECT_AFTER_MS = 200

/**
 * Returns the function that creates an account and opens `returnTo`. A failure shows a toast, and is
 * returned by field.
 */
export function useSignUp(returnTo: string) {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()

  return async (wanted: SignUpRequest): Promise<Refusal> => {
    try {
      await call(endpoints.signUp, { body: wanted })
      // The problem of an earlier attempt is solved.
      dismissToast()
      await refreshCurrentUser(queryClient)
      await new Promise(resolve => setTimeout(resolve, REDIRECT_AFTER_MS))
      navigate(returnTo)
      return {}
    } catch (error) {
      toast({ kind: 'error', ...failure(error) })
      return refusalIn(error)
    }
  }
}

function failure(error: unknown): { title: string; description: string } {
  if (error instanceof TypeError)
    return {
      title: t('signUp.networkError'),
      description: t('offline'),
    }
  const message = error instanceof HttpError ? error.body?.message : undefined
  return { title: t('signUp.failed'), description: message ?? t('signUp.wentWrong') }
}

function refusalIn(error: unknown): Refusal {
  if (!(error instanceof HttpError) || !error.body) return {}
  if (error.code === 'EMAIL_TAKEN') return { email: error.body.message }
  return error.body.fields ?? {}
}
