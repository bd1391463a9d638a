import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

import { call } from '#client/shared/api/call.ts'
import { refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { PasswordInput } from '#client/shared/ui/form/PasswordInput.tsx'
import { resetPassword } from '#schema/auth/endpoints.ts'
import { auth } from '#schema/messages/en/auth.ts'

import { BackToSignIn, LinkPage, WayOn } from './LinkPage.tsx'
import { forgetToken, isTooOld, useLinkToken, type LinkParams } from './useLink.ts'

const t = translator(auth)

const NEW_LINK = (
  <>
    <WayOn to="/forgot-password">{t('reset.newLink')}</WayOn>
    <BackToSignIn />
  </>
)

/** Sets a new password through an emailed link. */
export function ResetPasswordPage({ params }: { params: LinkParams }) {
  const token = useLinkToken(params)
  const queryClient = useQueryClient()
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: (password: string) => call(resetPassword, { body: { token: token ?? '', password } }),
    onSuccess: () => {
      forgetToken()
      // A session of this account in this browser has just ended.
      void refreshCurrentUser(queryClient)
    },
    onError: failure => {
      if (isTooOld(failure)) forgetToken()
    },
  })
  if (token === null)
    return (
      <LinkPage title={t('link.incomplete')} text={t('link.openAgain')}>
        {NEW_LINK}
      </LinkPage>
    )
  if (data)
    return (
      <LinkPage result title={t('reset.done')} text={t('reset.doneText')}>
        <WayOn to="/signin">{t('signIn.submit')}</WayOn>
      </LinkPage>
    )
  if (isTooOld(error))
    return (
      <LinkPage result title={t('link.expired')} text={t('reset.expired')}>
        {NEW_LINK}
      </LinkPage>
    )
  return (
    <LinkPage title={t('reset.title')} text={t('reset.text')}>
      <PasswordForm
        busy={isPending}
        problem={error ? failureText(error) : null}
        onChange={() => error && reset()}
        onSubmit={mutate}
      />
      <BackToSignIn />
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
      <Field label={t('fields.newPassword')} hint={t('fields.passwordHint')} error={problem}>
        {control => (
          <PasswordInput
            {...control}
            what={t('fields.newPasswordName')}
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
        {t(busy ? 'reset.submitting' : 'reset.submit')}
      </Button>
    </form>
  )
}
