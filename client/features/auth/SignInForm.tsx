import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'

import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { PasswordInput } from '#client/shared/ui/form/PasswordInput.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { signIn } from '#schema/auth/endpoints.ts'
import { signInRequest } from '#schema/auth/signUp.ts'
import { auth } from '#schema/messages/en/auth.ts'

import { googleProblemText } from './googleProblems.ts'
import { signInFailure } from './signInFailure.ts'
import { TEXT_LINK } from './textLink.ts'

const t = translator(auth)

const FORGOT = `${TEXT_LINK} justify-self-end text-sm pointer-coarse:py-3`

type Props = {
  /** The email of the only account that may sign in here. */
  account?: string
  onDone: () => Promise<void>
  /** Called when the account needs a code next. */
  onCode: () => void
}

/** Email and password. */
export function SignInForm({ account, onDone, onCode }: Props) {
  const [search] = useSearchParams()
  const [google, setGoogle] = useState(() => googleProblemText(search.get('problem')))
  const form = useForm({
    schema: signInRequest,
    initial: { email: account ?? '', password: '' },
    submit: async (body, refuse) => {
      setGoogle(null)
      try {
        const { next } = await call(signIn, { body })
        if (next === 'totp') onCode()
        else await onDone()
      } catch (error) {
        refuse(signInFailure(error))
      }
    },
  })

  return (
    <Form form={form} className="grid gap-4">
      {google && <Problem>{google}</Problem>}
      <Field label={t('fields.email')} {...form.field('email')}>
        {control => (
          <Input
            {...control}
            type="email"
            autoComplete="username"
            readOnly={account !== undefined}
            // The password is the first thing to enter.
            tabIndex={account === undefined ? undefined : -1}
          />
        )}
      </Field>
      <div className="grid gap-2">
        <Field label={t('fields.password')} {...form.field('password')}>
          {control => <PasswordInput {...control} autoComplete="current-password" />}
        </Field>
        {account === undefined ? (
          <Link to="/forgot-password" state={{ email: form.values.email }} className={FORGOT}>
            {t('signIn.forgot')}
          </Link>
        ) : (
          // The page below the form stays open.
          <a href="/forgot-password" target="_blank" rel="noreferrer" className={FORGOT}>
            {t('signIn.forgot')}
          </a>
        )}
      </div>
      <Button type="submit" variant="primary" size="lg" busy={form.busy} className="w-full">
        {t(form.busy ? 'signIn.submitting' : 'signIn.submit')}
      </Button>
    </Form>
  )
}
