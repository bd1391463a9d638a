import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useHistoryState } from 'wouter/use-browser-location'
import * as z from 'zod/mini'

import { call } from '#client/shared/api/call.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { focusInvalid } from '#client/shared/ui/focus.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { requestPasswordReset } from '#schema/auth/endpoints.ts'
import { passwordResetRequest } from '#schema/auth/reauthentication.ts'
import { auth } from '#schema/messages/en/auth.ts'
import { issues } from '#schema/messages/en/issues.ts'
import { issueText } from '#schema/messages/issueText.ts'

import { linkTo } from '../linkTo.tsx'
import { BackToSignIn, emphasized, LinkPage } from './LinkPage.tsx'

const tIssues = translator(issues)

const t = translator(auth)

/** History state from the sign-in page: the email typed there. */
const handedOver = z.object({ email: z.string() })

function problemIn({ issues: [first] }: z.core.$ZodError): string | null {
  return first ? issueText(first, tIssues) : null
}

/** Requests an email with a link that sets a new password. */
export function ForgotPasswordPage() {
  const before = handedOver.safeParse(useHistoryState())
  const [email, setEmail] = useState(before.success ? before.data.email : '')
  const [missing, setMissing] = useState<string | null>(null)
  const [sent, setSent] = useState<{ message: string; again: boolean } | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (wanted: z.infer<typeof passwordResetRequest>) =>
      call(requestPasswordReset, { body: wanted }),
    onSuccess: ({ message }) => setSent(earlier => ({ message, again: earlier !== null })),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const wanted = passwordResetRequest.safeParse({ email })
    flushSync(() => setMissing(wanted.success ? null : problemIn(wanted.error)))
    focusInvalid(form.current)
    if (wanted.success) mutate(wanted.data)
  }
  const changeEmail = () => {
    flushSync(() => {
      setSent(null)
      reset()
    })
    field.current?.select()
  }
  if (sent)
    return (
      <LinkPage result title={t('forgot.sent')} text={sent.message}>
        <p className="text-sm text-ink-soft">
          {t.rich('forgot.sentHint', { email: email.trim(), strong: emphasized })}
        </p>
        {error && <Problem>{failureText(error)}</Problem>}
        <div className="flex flex-wrap gap-3">
          <Button size="lg" busy={isPending} onClick={() => mutate({ email: email.trim() })}>
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
      <form ref={form} onSubmit={onSubmit} noValidate className="grid w-full gap-4">
        <Field label={t('fields.email')} error={missing ?? (error ? failureText(error) : null)}>
          {control => (
            <Input
              {...control}
              ref={field}
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
          {isPending ? t('link.sending') : t('forgot.submit')}
        </Button>
      </form>
      <p className="text-sm text-ink-soft">{t.rich('forgot.remembered', { link: linkTo('/signin') })}</p>
    </LinkPage>
  )
}
