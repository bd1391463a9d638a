import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import * as z from 'zod/mini'

import { request } from '#client/shared/api/request.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { done, passwordResetRequest } from '#schema/auth/reauthentication.ts'

import { TEXT_LINK } from '../textLink.ts'
import { LinkPage } from './LinkPage.tsx'

/** What the sign-in page hands over: the email that was typed there. */
const handedOver = z.object({ email: z.string() })

/** Asks for the link with which a new password is set. */
export function ForgotPasswordPage() {
  const before = handedOver.safeParse(useHistoryState())
  const [email, setEmail] = useState(before.success ? before.data.email : '')
  const [missing, setMissing] = useState<string | null>(null)
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: (wanted: z.infer<typeof passwordResetRequest>) =>
      request('POST', '/api/auth/password-reset', wanted, { schema: done }),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const wanted = passwordResetRequest.safeParse({ email })
    setMissing(wanted.success ? null : (wanted.error.issues[0]?.message ?? null))
    if (wanted.success) mutate(wanted.data)
  }
  if (data)
    return (
      <LinkPage result title="Look into your mail" text={data.message}>
        <p className="text-sm text-ink-soft">
          The link works for 30 minutes. If nothing comes, look among the spam, or check the address:{' '}
          <strong className="font-medium wrap-anywhere text-ink">{email.trim()}</strong>
        </p>
        <Button size="lg" onClick={reset}>
          Try again
        </Button>
      </LinkPage>
    )
  return (
    <LinkPage
      title="Forgot your password?"
      text="Tell us your email, and we send you a link to set a new one."
    >
      <form onSubmit={onSubmit} noValidate className="grid w-full gap-4">
        <Field label="Email" error={missing ?? (error ? failureText(error) : null)}>
          {control => (
            <Input
              {...control}
              type="email"
              name="email"
              autoComplete="username"
              value={email}
              onChange={event => {
                setEmail(event.target.value)
                setMissing(null)
                if (error) reset()
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" size="lg" busy={isPending} className="mt-2 w-full">
          {isPending ? 'Sending…' : 'Send the link'}
        </Button>
      </form>
      <p className="text-sm text-ink-soft">
        It came back to you?{' '}
        <Link to="/signin" className={TEXT_LINK}>
          Sign in
        </Link>
      </p>
    </LinkPage>
  )
}
