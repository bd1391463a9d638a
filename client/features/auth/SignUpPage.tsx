import { useState } from 'react'
import { Link, Redirect } from 'wouter'

import { usePageTitle } from '#client/shared/hooks/usePageTitle.ts'

import { AuthLayout } from './AuthLayout.tsx'
import { Benefits } from './Benefits.tsx'
import { SignUpForm } from './SignUpForm.tsx'

/** Making an account. */
export function SignUpPage({ signedIn }: { signedIn: boolean }) {
  usePageTitle('Sign up')
  // Whoever signs up here becomes signed in while the page is still shown.
  const [wasSignedIn] = useState(signedIn)
  if (wasSignedIn) return <Redirect to="/dashboard" replace />
  return (
    <AuthLayout
      title="Create your account"
      text="Write with fewer mistakes, alone or together."
      aside={<Benefits />}
    >
      <SignUpForm />
      <p className="text-sm text-ink-soft">
        Already have an account?{' '}
        <Link
          to="/signin"
          className="font-medium text-brand-text underline decoration-current/40 underline-offset-4 hover:decoration-current"
        >
          Sign in
        </Link>
      </p>
    </AuthLayout>
  )
}
