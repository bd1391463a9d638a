import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { FormButtons } from '#client/shared/ui/form/FormButtons.tsx'
import { PasswordInput } from '#client/shared/ui/form/PasswordInput.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { passwordChange } from '#schema/account/contract.ts'
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
  const { mutateAsync } = useUserCall(changePassword)
  const form = useForm({
    schema: passwordChange,
    initial: { password: '' },
    focused: 'password',
    submit: async ({ password }) => {
      await mutateAsync(password)
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      onClose(t(hasPassword ? 'password.changed' : 'password.wasSet'))
    },
  })
  return (
    <Form form={form} className="grid w-full max-w-sm gap-4">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={t('password.new')} hint={t('password.hint')} {...form.field('password')}>
        {control => <PasswordInput {...control} what={t('password.newName')} autoComplete="new-password" />}
      </Field>
      <FormButtons
        submit={t(hasPassword ? 'password.change' : 'password.set')}
        cancel={t('cancel')}
        busy={form.busy}
        onCancel={() => onClose(null)}
      />
    </Form>
  )
}
