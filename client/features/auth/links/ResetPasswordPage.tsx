import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

import { refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { request } from '#client/shared/api/request.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { PasswordInput } from '#client/shared/ui/form/PasswordInput.tsx'
import { done } from '#schema/auth/reauthentication.ts'

import { INCOMPLETE, LinkPage, WayOn } from './LinkPage.tsx'
import { forgetToken, isTooOld, useLinkToken, type LinkParams } from './useLink.ts'

const NEW_LINK = <WayOn to="/forgot-password">Ask for a new link</WayOn>

/** Sets a new password by the link of a mail. */
export function ResetPasswordPage({ params }: { params: LinkParams }) {
  const token = useLinkToken(params)
  const queryClient = useQueryClient()
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: (password: string) =>
      request('POST', '/api/auth/password-reset/confirm', { token, password }, { schema: done }),
    onSuccess: () => {
      forgetToken()
      // If the account was signed in here, it is not any more.
      void refreshCurrentUser(queryClient)
    },
    onError: failure => {
      if (isTooOld(failure)) forgetToken()
    },
  })
  if (token === null) return <LinkPage {...INCOMPLETE}>{NEW_LINK}</LinkPage>
  if (data)
    return (
      <LinkPage
        result
        title="Your password is changed"
        text="You are signed out everywhere. Please sign in with the new one."
      >
        <WayOn to="/signin">Sign in</WayOn>
      </LinkPage>
    )
  if (isTooOld(error))
    return (
      <LinkPage
        result
        title="This link is too old"
        text="It works once, for 30 minutes. Your password is what it was."
      >
        {NEW_LINK}
      </LinkPage>
    )
  return (
    <LinkPage title="Set a new password" text="It ends all sessions of your account, and you sign in anew.">
      <PasswordForm
        busy={isPending}
        problem={error ? failureText(error) : null}
        onChange={() => error && reset()}
        onSubmit={mutate}
      />
    </LinkPage>
  )
}

type Props = {
  busy: boolean
  problem: string | null
  onChange: () => void
  onSubmit: (password: string) => void
}

function PasswordForm({ busy, problem, onChange, onSubmit }: Props) {
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit(password)
  }
  return (
    <form onSubmit={submit} noValidate className="grid w-full gap-4">
      <Field label="New password" hint="At least 8 characters." error={problem}>
        {control => (
          <PasswordInput
            {...control}
            what="new password"
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={event => {
              setPassword(event.target.value)
              onChange()
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-2 w-full">
        {busy ? 'Changing…' : 'Change password'}
      </Button>
    </form>
  )
}
