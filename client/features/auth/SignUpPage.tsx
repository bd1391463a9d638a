import { useState } from 'react'
import { Link, Redirect } from 'wouter'

import type { User } from '#schema/users/user.ts'

import { AuthLayout } from './AuthLayout.tsx'
import { Benefits } from './Benefits.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { TEXT_LINK } from './textLink.ts'

/** Making an account. */
export function SignUpPage({ user }: { user: User | null }) {
  // A user who signs up here becomes signed in while the page is still shown.
  const [wasSignedIn] = useState(user !== null)
  if (wasSignedIn) return <Redirect to="/dashboard" replace />
  return (
    <AuthLayout
      title="Create your account"
      text="Write with fewer mistakes, alone or together."
      aside={<Benefits />}
    >
      <GoogleButton returnTo="/dashboard" />
      <SignUpForm />
      <p className="text-sm text-ink-soft">
        Already have an account?{' '}
        <Link to="/signin" className={TEXT_LINK}>
          Sign in
        </Link>
      </p>
    </AuthLayout>
  )
}
