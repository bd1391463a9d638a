import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Redirect, useLocation, useSearchParams } from 'wouter'

import { refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { safeReturnTo } from '#schema/auth/returnTo.ts'
import type { User } from '#schema/users/user.ts'

import { Aside } from './Aside.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { SecondStep } from './SecondStep.tsx'
import { SignInForm } from './SignInForm.tsx'
import { TEXT_LINK } from './textLink.ts'

/** Sign-in by Google or by email and password, with a code where there is an app; then on to where the user wanted to go. */
export function SignInPage({ user }: { user: User | null }) {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const returnTo = safeReturnTo(search.get('returnTo') ?? '/')
  // Google leads here, too, when a code is asked for.
  const [step, setStep] = useState(search.get('next') === 'totp' ? 'code' : 'start')

  const arrive = async () => {
    await refreshCurrentUser(queryClient)
    navigate(returnTo, { replace: true })
  }
  if (user) return <Redirect to={returnTo} replace />
  if (step === 'code')
    return (
      <AuthLayout
        title="One more step"
        text="Your account asks for a code as well, so that a stolen password is not enough."
        aside={<Aside />}
      >
        <SecondStep onDone={arrive} onBack={() => setStep('start')} />
      </AuthLayout>
    )
  return (
    <AuthLayout title="Welcome back" text="Sign in to your documents." aside={<Aside />}>
      <GoogleButton returnTo={returnTo} />
      <SignInForm onDone={arrive} onCode={() => setStep('code')} />
      <p className="text-sm text-ink-soft">
        New here?{' '}
        <Link to="/signup" className={TEXT_LINK}>
          Create an account
        </Link>
      </p>
    </AuthLayout>
  )
}
