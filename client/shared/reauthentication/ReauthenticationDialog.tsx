import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState, type FormEvent } from 'react'

import { call } from '#client/shared/api/call.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { HttpError } from '#client/shared/api/httpError.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { PasswordInput } from '#client/shared/ui/form/PasswordInput.tsx'
import { Dialog } from '#client/shared/ui/overlay/Dialog.tsx'
import { beginGoogle, reauthenticate } from '#schema/auth/endpoints.ts'
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
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(reauthenticate, { body: { password, ...(totpEnabled && { code }) } }),
    onSuccess: onConfirmed,
  })
  const fields = error instanceof HttpError ? (error.body?.fields ?? {}) : {}
  const known = fields['password'] ?? fields['code']

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      {error && known === undefined && <Problem>{failureText(error)}</Problem>}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={t('password')} error={fields['password']}>
        {control => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={event => {
              setPassword(event.target.value)
              if (error) reset()
            }}
          />
        )}
      </Field>
      {totpEnabled && (
        <Field label={t('code')} hint={t('codeHint')} error={fields['code']}>
          {control => (
            <Input
              {...control}
              name="code"
              autoComplete="one-time-code"
              value={code}
              onChange={event => {
                setCode(event.target.value)
                if (error) reset()
              }}
            />
          )}
        </Field>
      )}
      <Button type="submit" variant="ink" busy={isPending} className="justify-self-end max-sm:w-full">
        {t(isPending ? 'checking' : 'confirm')}
      </Button>
    </form>
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
