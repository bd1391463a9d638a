import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect, useLocation, useSearchParams } from 'wouter'

import { refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { safeReturnTo } from '#schema/auth/returnTo.ts'
import { auth } from '#schema/messages/en/auth.ts'
import type { User } from '#schema/users/user.ts'

import { Aside } from './Aside.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { linkTo, withReturnTo } from './linkTo.tsx'
import { SecondStep } from './SecondStep.tsx'
import { SignInForm } from './SignInForm.tsx'

const t = translator(auth)

/**
 * Sign-in by Google or by email and password, with a second step if enabled. Then it opens
 * `returnTo`.
 */
export function SignInPage({ user }: { user: User | null }) {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const returnTo = safeReturnTo(search.get('returnTo') ?? '/')
  // Google also redirects here when a code is needed.
  const [step, setStep] = useState(search.get('next') === 'totp' ? 'code' : 'start')

  const arrive = async () => {
    await refreshCurrentUser(queryClient)
    navigate(returnTo, { replace: true })
  }
  if (user) return <Redirect to={returnTo} replace />
  if (step === 'code')
    return (
      <AuthLayout title={t('secondStep.title')} text={t('secondStep.text')} aside={<Aside />}>
        <SecondStep onDone={arrive} onBack={() => setStep('start')} />
      </AuthLayout>
    )
  return (
    <AuthLayout title={t('signIn.title')} text={t('signIn.text')} aside={<Aside />}>
      <GoogleButton returnTo={returnTo} />
      <SignInForm onDone={arrive} onCode={() => setStep('code')} />
      <p className="text-sm text-ink-soft">
        {t.rich('signIn.signUp', { link: linkTo(withReturnTo('/signup', search)) })}
      </p>
    </AuthLayout>
  )
}
