import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { PasswordInput } from '#client/shared/ui/form/PasswordInput.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { account } from '#schema/messages/en/account.ts'

import { changePassword, useUserCall } from '../calls.ts'
import { sessionsQuery } from './sessions.ts'

const t = translator(account)

/** Sets or changes the password. */
export function PasswordSection() {
  const { hasPassword } = useCurrentUser()
  const [open, setOpen] = useState(false)
  const [changed, setChanged] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = (message: string | null) => {
    flushSync(() => {
      setOpen(false)
      setChanged(message)
    })
    opener.current?.focus()
  }
  return (
    <Section title={t('password.title')} text={t(hasPassword ? 'password.text' : 'password.googleOnly')}>
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
          {t(hasPassword ? 'password.change' : 'password.set')}
        </Button>
      )}
      <p role="status" className="text-sm text-success empty:hidden">
        {changed}
      </p>
    </Section>
  )
}

function PasswordForm({ onClose }: { onClose: (message: string | null) => void }) {
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
        onClose(t(hasPassword ? 'password.changed' : 'password.wasSet'))
      },
    })
  }
  return (
    <form onSubmit={onSubmit} noValidate className="grid w-full max-w-sm gap-4">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={t('password.new')} hint={t('password.hint')} error={problemOf(error)}>
        {control => (
          <PasswordInput
            {...control}
            ref={focus}
            what={t('password.newName')}
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
          {t(hasPassword ? 'password.change' : 'password.set')}
        </Button>
        <Button variant="ghost" onClick={() => onClose(null)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

const focus = (field: HTMLInputElement | null) => field?.focus()
