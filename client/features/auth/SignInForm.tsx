import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { Link, useSearchParams } from 'wouter'

import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { focusInvalid } from '#client/shared/ui/focus.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { PasswordInput } from '#client/shared/ui/form/PasswordInput.tsx'
import { signIn } from '#schema/auth/endpoints.ts'
import { auth } from '#schema/messages/en/auth.ts'
import { issues } from '#schema/messages/en/issues.ts'

import { googleProblemText } from './googleProblems.ts'
import { signInFailure } from './signInFailure.ts'
import { TEXT_LINK } from './textLink.ts'

const t = translator(auth)
const tIssues = translator(issues)

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
  const [email, setEmail] = useState(account ?? '')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState(() => googleProblemText(search.get('problem')))
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const submit = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const { next } = await call(signIn, { body: { email, password } })
      if (next === 'totp') onCode()
      else await onDone()
    } catch (error) {
      setProblem(signInFailure(error))
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setChecked(true))
    if (email.trim() === '' || password === '') focusInvalid(form.current)
    else void submit()
  }

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-4">
      {problem && <Problem>{problem}</Problem>}
      <Field
        label={t('fields.email')}
        error={checked && email.trim() === '' ? tIssues('emailMissing') : null}
      >
        {control => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            readOnly={account !== undefined}
            // The password is the first thing to enter.
            tabIndex={account === undefined ? undefined : -1}
            onChange={event => setEmail(event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-2">
        <Field
          label={t('fields.password')}
          error={checked && password === '' ? tIssues('passwordMissing') : null}
        >
          {control => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={event => setPassword(event.target.value)}
            />
          )}
        </Field>
        {account === undefined ? (
          <Link to="/forgot-password" state={{ email }} className={FORGOT}>
            {t('signIn.forgot')}
          </Link>
        ) : (
          // The page below the form stays open.
          <a href="/forgot-password" target="_blank" rel="noreferrer" className={FORGOT}>
            {t('signIn.forgot')}
          </a>
        )}
      </div>
      <Button type="submit" variant="primary" size="lg" busy={busy} className="w-full">
        {t(busy ? 'signIn.submitting' : 'signIn.submit')}
      </Button>
    </form>
  )
}
