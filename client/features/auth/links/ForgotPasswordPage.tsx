import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useHistoryState } from 'wouter/use-browser-location'
import * as z from 'zod/mini'

import { call } from '#client/shared/api/call.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { requestPasswordReset } from '#schema/auth/endpoints.ts'
import { passwordResetRequest } from '#schema/auth/reauthentication.ts'
import { auth } from '#schema/messages/en/auth.ts'

import { linkTo } from '../linkTo.tsx'
import { BackToSignIn, emphasized, LinkPage } from './LinkPage.tsx'

const t = translator(auth)

/** History state from the sign-in page: the email typed there. */
const handedOver = z.object({ email: z.string() })

/** Requests an email with a link that sets a new password. */
export function ForgotPasswordPage() {
  const before = handedOver.safeParse(useHistoryState())
  const [sent, setSent] = useState<{ message: string; again: boolean } | null>(null)
  const { mutate, mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: z.infer<typeof passwordResetRequest>) => call(requestPasswordReset, { body }),
    onSuccess: ({ message }) => setSent(earlier => ({ message, again: earlier !== null })),
  })
  const form = useForm({
    schema: passwordResetRequest,
    initial: { email: before.success ? before.data.email : '' },
    submit: body => mutateAsync(body),
  })
  const email = form.values.email.trim()
  const changeEmail = () => {
    flushSync(() => {
      setSent(null)
      reset()
    })
    form.select('email')
  }
  if (sent)
    return (
      <LinkPage result title={t('forgot.sent')} text={sent.message}>
        <p className="text-sm text-ink-soft">{t.rich('forgot.sentHint', { email, strong: emphasized })}</p>
        {error && <Problem>{failureText(error)}</Problem>}
        <div className="flex flex-wrap gap-3">
          <Button size="lg" busy={isPending} onClick={() => mutate({ email })}>
            {t(isPending ? 'link.sending' : 'forgot.resend')}
          </Button>
          <Button size="lg" variant="ghost" onClick={changeEmail}>
            {t('forgot.otherEmail')}
          </Button>
        </div>
        <p role="status" className="text-sm text-success empty:hidden">
          {sent.again && !isPending && !error && t('forgot.resent')}
        </p>
        <BackToSignIn />
      </LinkPage>
    )
  return (
    <LinkPage title={t('forgot.title')} text={t('forgot.text')}>
      <Form form={form} className="grid w-full gap-4">
        <Field label={t('fields.email')} {...form.field('email')}>
          {control => <Input {...control} type="email" autoComplete="username" />}
        </Field>
        <Button type="submit" variant="primary" size="lg" busy={form.busy} className="mt-2 w-full">
          {form.busy ? t('link.sending') : t('forgot.submit')}
        </Button>
      </Form>
      <p className="text-sm text-ink-soft">{t.rich('forgot.remembered', { link: linkTo('/signin') })}</p>
    </LinkPage>
  )
}
