import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link, Redirect, useLocation, useSearchParams } from 'wouter'
import * as z from 'zod/mini'

import { refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { HttpError, request } from '#client/shared/api/request.ts'
import { usePageTitle } from '#client/shared/hooks/usePageTitle.ts'
import { Button } from '#client/shared/ui/Button.tsx'
import { Field } from '#client/shared/ui/Field.tsx'
import { Input } from '#client/shared/ui/Input.tsx'
import { safeReturnTo } from '#schema/auth/returnTo.ts'

import { AuthLayout } from './AuthLayout.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { SampleSheet } from './SampleSheet.tsx'

const OFFLINE = 'Unable to connect to the server. Please check your connection.'

/** Sign-in by email and password; then on to where the user wanted to go. */
export function SignInPage({ signedIn }: { signedIn: boolean }) {
  usePageTitle('Sign in')
  const [search] = useSearchParams()
  const returnTo = safeReturnTo(search.get('returnTo') ?? '/')
  if (signedIn) return <Redirect to={returnTo} replace />
  return (
    <AuthLayout title="Welcome back" text="Sign in to your documents." aside={<Aside />}>
      <SignInForm />
      <p className="text-sm text-ink-soft">
        New here?{' '}
        <Link
          to="/signup"
          className="font-medium text-brand-text underline decoration-current/40 underline-offset-4 hover:decoration-current"
        >
          Create an account
        </Link>
      </p>
    </AuthLayout>
  )
}

function SignInForm() {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const submit = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await request('POST', '/api/auth/signin', { email, password }, { schema: z.unknown() })
      await refreshCurrentUser(queryClient)
      navigate(safeReturnTo(search.get('returnTo') ?? '/'), { replace: true })
    } catch (error) {
      setProblem(error instanceof HttpError ? (error.body?.message ?? error.message) : OFFLINE)
    } finally {
      setBusy(false)
    }
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }

  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      {problem && (
        <p role="alert" className="rounded-lg bg-danger-tint px-3.5 py-2.5 text-sm text-danger">
          {problem}
        </p>
      )}
      <Field label="Email">
        {control => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onChange={event => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label="Password">
        {control => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-2 w-full">
        {busy ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  )
}

function Aside() {
  return (
    <div className="grid w-full max-w-md gap-8">
      <SampleSheet />
      <p className="text-ink-soft">
        Your documents open where you left them, and everyone in them sees the same text.
      </p>
    </div>
  )
}
