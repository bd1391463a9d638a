import { useState } from 'react'
import { Redirect } from 'wouter'

import { auth } from '#schema/messages/en/auth.ts'
import { translator } from '#client/shared/messages/translator.ts'
import type { User } from '#schema/users/user.ts'

import { AuthLayout } from './AuthLayout.tsx'
import { Benefits } from './Benefits.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { linkTo } from './linkTo.tsx'

const t = translator(auth)

/** The page with the sign-up form. */
export function SignUpPage({ user }: { user: User | null }) {
  // A user who signs up here becomes signed in while the page is still shown.
  const [wasSignedIn] = useState(user !== null)
  if (wasSignedIn) return <Redirect to="/dashboard" replace />
  return (
    <AuthLayout title={t('signUp.title')} text={t('signUp.text')} aside={<Benefits />}>
      <GoogleButton returnTo="/dashboard" />
      <SignUpForm />
      <p className="text-sm text-ink-soft">{t.rich('signUp.signIn', { link: linkTo('/signin') })}</p>
    </AuthLayout>
  )
}
