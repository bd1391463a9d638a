import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'

import { translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { focusInvalid } from '#client/shared/ui/focus.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { PasswordInput } from '#client/shared/ui/form/PasswordInput.tsx'
import {
  firstSignUpProblem,
  NAME_MAX,
  type SignUpField,
  type SignUpForm as Values,
  type SignUpProblem,
  type SignUpRequest,
} from '#schema/auth/signUp.ts'
import { auth } from '#schema/messages/en/auth.ts'
import { signUp } from '#schema/messages/en/signUp.ts'

import { useSignUp, type Refusal } from './useSignUp.ts'

const t = translator(auth)
const tSignUp = translator(signUp)

const EMPTY: Values = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
}

type TextField = Exclude<SignUpField, 'agreeToTerms'>

/**
 * The form of the sign-up page. The first check that fails is reported in a toast and under its
 * field, which gets the focus. So are problems that only the server finds.
 */
export function SignUpForm({ returnTo, email }: { returnTo: string; email: string }) {
  const [values, setValues] = useState({ ...EMPTY, email })
  const [newsletter, setNewsletter] = useState(true)
  const [invalid, setInvalid] = useState<SignUpProblem | null>(null)
  const [refused, setRefused] = useState<Refusal>({})
  const form = useRef<HTMLFormElement>(null)
  const { busy, submit: send } = useSignUp(returnTo)

  const change = <F extends SignUpField>(field: F, value: Values[F]) => {
    setValues({ ...values, [field]: value })
    if (invalid?.field === field) setInvalid(null)
    if (refused[field]) setRefused({ ...refused, [field]: '' })
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const problem = firstSignUpProblem(values)
    flushSync(() => setInvalid(problem))
    if (problem) {
      toast({
        kind: 'error',
        title: tSignUp(`${problem.code}.title`),
        description: tSignUp(`${problem.code}.text`),
      })
      focusInvalid(form.current)
      return
    }
    const { confirmPassword: _, agreeToTerms: __, ...account } = values
    void submit({ ...account, subscribeNewsletter: newsletter })
  }
  const submit = async (wanted: SignUpRequest) => {
    const refusal = await send(wanted)
    flushSync(() => setRefused(refusal))
    focusInvalid(form.current)
  }

  const problemOf = (field: TextField) =>
    invalid?.field === field ? tSignUp(`${invalid.code}.text`) : refused[field]

  const text = (field: TextField) => ({
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
  })

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('fields.firstName')} error={problemOf('firstName')}>
          {control => (
            <Input {...control} {...text('firstName')} autoComplete="given-name" maxLength={NAME_MAX} />
          )}
        </Field>
        <Field label={t('fields.lastName')} error={problemOf('lastName')}>
          {control => (
            <Input {...control} {...text('lastName')} autoComplete="family-name" maxLength={NAME_MAX} />
          )}
        </Field>
      </div>
      <Field label={t('fields.email')} error={problemOf('email')}>
        {control => <Input {...control} {...text('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label={t('fields.password')} hint={t('fields.passwordHint')} error={problemOf('password')}>
        {control => <PasswordInput {...control} {...text('password')} autoComplete="new-password" />}
      </Field>
      <Field label={t('fields.confirmPassword')} error={problemOf('confirmPassword')}>
        {control => (
          <PasswordInput
            {...control}
            {...text('confirmPassword')}
            what={t('fields.confirmPasswordName')}
            autoComplete="new-password"
          />
        )}
      </Field>
      <div className="mt-1 grid gap-3">
        <Checkbox
          name="agreeToTerms"
          checked={values.agreeToTerms}
          onChange={agreed => change('agreeToTerms', agreed)}
          invalid={invalid?.field === 'agreeToTerms'}
          label={t('signUp.agree')}
        />
        <Checkbox
          name="subscribeNewsletter"
          checked={newsletter}
          onChange={setNewsletter}
          label={t('signUp.newsletter')}
        />
      </div>
      <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-2 w-full">
        {t(busy ? 'signUp.submitting' : 'signUp.submit')}
      </Button>
    </form>
  )
}
