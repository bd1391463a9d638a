import { useAtomValue } from 'jotai'
import { useEffect } from 'react'

import { call } from '#client/shared/api/call.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { PasswordInput } from '#client/shared/ui/form/PasswordInput.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { beginGoogle, reauthenticate } from '#schema/auth/endpoints.ts'
import { reauthentication as schema } from '#schema/auth/reauthentication.ts'
import { urlOf } from '#schema/endpoints/url.ts'
import { reauthentication } from '#schema/messages/en/reauthentication.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { openQuestion } from './reauthentication.ts'

const t = translator(reauthentication)

/**
 * Asks users to confirm their identity when a call requires it; see {@link withReauthentication}.
 * Show it once per screen.
 */
export function ReauthenticationDialog() {
  const question = useAtomValue(openQuestion)
  const { hasPassword } = useCurrentUser()
  // Leaving the screen cancels the request.
  useEffect(() => () => store.get(openQuestion)?.answer(false), [])
  return (
    <Dialog
      open={question !== null}
      onOpenChange={open => {
        if (open) return
        question?.answer(false)
        toast({ title: t('canceled'), description: t('canceledText') })
      }}
      title={t('title')}
      description={hasPassword ? t('withPassword') : t('withGoogle')}
      className="sm:max-w-md!"
    >
      {question &&
        (hasPassword ? <PasswordForm onConfirmed={() => question.answer(true)} /> : <GoogleLink />)}
    </Dialog>
  )
}

function PasswordForm({ onConfirmed }: { onConfirmed: () => void }) {
  const { email, totpEnabled } = useCurrentUser()
  const form = useForm({
    schema,
    initial: { password: '', ...(totpEnabled && { code: '' }) },
    submit: async body => {
      await call(reauthenticate, { body })
      onConfirmed()
    },
  })
  return (
    <Form form={form} className="grid gap-4">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={t('password')} {...form.field('password')}>
        {control => <PasswordInput {...control} autoComplete="current-password" />}
      </Field>
      {totpEnabled && (
        <Field label={t('code')} hint={t('codeHint')} {...form.field('code')}>
          {control => <Input {...control} autoComplete="one-time-code" />}
        </Field>
      )}
      <Button type="submit" variant="ink" busy={form.busy} className="justify-self-end max-sm:w-full">
        {t(form.busy ? 'checking' : 'confirm')}
      </Button>
    </Form>
  )
}

function GoogleLink() {
  const returnTo = window.location.pathname
  return (
    <a
      href={urlOf(beginGoogle, { query: { proof: '1', returnTo } })}
      className={buttonClass({ variant: 'ink' })}
    >
      {t('confirmWithGoogle')}
    </a>
  )
}
