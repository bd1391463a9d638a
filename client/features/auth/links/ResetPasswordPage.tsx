import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'

import { call } from '#client/shared/api/call.ts'
import { refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { PasswordInput } from '#client/shared/ui/form/PasswordInput.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { resetPassword } from '#schema/auth/endpoints.ts'
import { passwordReset } from '#schema/auth/reauthentication.ts'
import { auth } from '#schema/messages/en/auth.ts'

import { BackToSignIn, LinkPage, WayOn } from './LinkPage.tsx'
import { forgetToken, isTooOld, useLinkToken, type LinkParams } from './useLink.ts'

const t = translator(auth)

type PasswordReset = z.infer<typeof passwordReset>

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
  const { mutateAsync, data, error } = useMutation({
    mutationFn: (body: PasswordReset) => call(resetPassword, { body }),
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
      <PasswordForm token={token} submit={mutateAsync} />
      <BackToSignIn />
    </LinkPage>
  )
}

type Props = { token: string; submit: (wanted: PasswordReset) => Promise<unknown> }

function PasswordForm({ token, submit }: Props) {
  const form = useForm({ schema: passwordReset, initial: { token, password: '' }, submit })
  return (
    <Form form={form} className="grid w-full gap-4">
      <Field label={t('fields.newPassword')} hint={t('fields.passwordHint')} {...form.field('password')}>
        {control => (
          <PasswordInput {...control} what={t('fields.newPasswordName')} autoComplete="new-password" />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={form.busy} className="mt-2 w-full">
        {t(form.busy ? 'reset.submitting' : 'reset.submit')}
      </Button>
    </Form>
  )
}
