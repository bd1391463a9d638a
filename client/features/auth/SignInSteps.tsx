import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'wouter'

import { refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { auth } from '#schema/messages/en/auth.ts'

import { Aside } from './Aside.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { SecondStep } from './SecondStep.tsx'
import { SignInForm } from './SignInForm.tsx'

const t = translator(auth)

type Props = {
  title: string
  text: string
  /** Opened afterward. */
  returnTo: string
  /** Below the form of the first step. */
  children?: ReactNode
}

/** The steps of a sign-in: by Google or by email and password, and a code if one is needed. */
export function SignInSteps({ title, text, returnTo, children }: Props) {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  // Google also redirects here when a code is needed.
  const [step, setStep] = useState(search.get('next') === 'totp' ? 'code' : 'start')
  const arrive = async () => {
    await refreshCurrentUser(queryClient)
    navigate(returnTo, { replace: true })
  }
  if (step === 'code')
    return (
      <AuthLayout title={t('secondStep.title')} text={t('secondStep.text')} aside={<Aside />}>
        <SecondStep onDone={arrive} onBack={() => setStep('start')} />
      </AuthLayout>
    )
  return (
    <AuthLayout title={title} text={text} aside={<Aside />}>
      <GoogleButton returnTo={returnTo} />
      <SignInForm onDone={arrive} onCode={() => setStep('code')} />
      {children}
    </AuthLayout>
  )
}
