import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { PasswordInput } from '#client/shared/ui/form/PasswordInput.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'

import { changePassword, useUserCall } from '../calls.ts'
import { sessionsQuery } from './sessions.ts'

/** Sets the password, or changes it. */
export function PasswordSection() {
  const { hasPassword } = useCurrentUser()
  const [open, setOpen] = useState(false)
  const [changed, setChanged] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = (told: string | null) => {
    flushSync(() => {
      setOpen(false)
      setChanged(told)
    })
    opener.current?.focus()
  }
  return (
    <Section
      title="Password"
      text={hasPassword ? 'Changing it signs you out everywhere else.' : 'You sign in with Google alone.'}
    >
      {open ? (
        <PasswordForm onClose={close} />
      ) : (
        <Button
          ref={opener}
          size="sm"
          onClick={() => {
            setChanged(null)
            setOpen(true)
          }}
        >
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      )}
      <p role="status" className="text-sm text-success empty:hidden">
        {changed}
      </p>
    </Section>
  )
}

function PasswordForm({ onClose }: { onClose: (told: string | null) => void }) {
  const { email, hasPassword } = useCurrentUser()
  const queryClient = useQueryClient()
  const [password, setPassword] = useState('')
  const { mutate, isPending, error, reset } = useUserCall(changePassword)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    mutate(password, {
      onSuccess: () => {
        void queryClient.invalidateQueries(sessionsQuery)
        onClose(`Your password is ${hasPassword ? 'changed' : 'set'}. You are signed out everywhere else.`)
      },
    })
  }
  return (
    <form onSubmit={onSubmit} noValidate className="grid w-full max-w-sm gap-4">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="New password" hint="At least 8 characters." error={problemOf(error)}>
        {control => (
          <PasswordInput
            {...control}
            ref={focus}
            what="new password"
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={event => {
              setPassword(event.target.value)
              if (error) reset()
            }}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="ink" busy={isPending}>
          {hasPassword ? 'Change password' : 'Set password'}
        </Button>
        <Button variant="ghost" onClick={() => onClose(null)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const focus = (field: HTMLInputElement | null) => field?.focus()
