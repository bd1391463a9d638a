import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'

import { Button } from '#client/shared/ui/Button.tsx'
import { Checkbox } from '#client/shared/ui/Checkbox.tsx'
import { Field } from '#client/shared/ui/Field.tsx'
import { Input } from '#client/shared/ui/Input.tsx'
import { toast } from '#client/shared/ui/toast.ts'
import {
  firstSignUpProblem,
  NAME_MAX,
  type SignUpField,
  type SignUpForm as Values,
} from '#schema/auth/signUp.ts'

import { PasswordInput } from './PasswordInput.tsx'
import { useSignUp } from './useSignUp.ts'

const EMPTY: Values = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
}

type TextField = Exclude<SignUpField, 'agreeToTerms'>

/** The form of the sign-up page. The first check that fails is told by a toast, and its field gets the focus. */
export function SignUpForm() {
  const [values, setValues] = useState(EMPTY)
  const [newsletter, setNewsletter] = useState(true)
  const [invalid, setInvalid] = useState<SignUpField | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { busy, signUp } = useSignUp()

  const change = <F extends SignUpField>(field: F, value: Values[F]) => {
    setValues({ ...values, [field]: value })
    if (invalid === field) setInvalid(null)
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const problem = firstSignUpProblem(values)
    flushSync(() => setInvalid(problem?.field ?? null))
    if (problem) {
      toast({ kind: 'error', title: problem.title, description: problem.text })
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    const { confirmPassword: _, agreeToTerms: __, ...account } = values
    void signUp({ ...account, subscribeNewsletter: newsletter })
  }

  const text = (field: TextField) => ({
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
    'aria-invalid': invalid === field || undefined,
  })

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name">
          {control => (
            <Input {...control} {...text('firstName')} autoComplete="given-name" maxLength={NAME_MAX} />
          )}
        </Field>
        <Field label="Last name">
          {control => (
            <Input {...control} {...text('lastName')} autoComplete="family-name" maxLength={NAME_MAX} />
          )}
        </Field>
      </div>
      <Field label="Email">
        {control => <Input {...control} {...text('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label="Password" hint="At least 8 characters.">
        {control => <PasswordInput {...control} {...text('password')} autoComplete="new-password" />}
      </Field>
      <Field label="Confirm password">
        {control => (
          <PasswordInput
            {...control}
            {...text('confirmPassword')}
            what="confirmed password"
            autoComplete="new-password"
          />
        )}
      </Field>
      <div className="mt-1 grid gap-3">
        <Checkbox
          name="agreeToTerms"
          checked={values.agreeToTerms}
          onChange={agreed => change('agreeToTerms', agreed)}
          invalid={invalid === 'agreeToTerms'}
          label="I agree to the Terms of Service and the Privacy Policy"
        />
        <Checkbox
          name="subscribeNewsletter"
          checked={newsletter}
          onChange={setNewsletter}
          label="Send me writing tips and news about the product"
        />
      </div>
      <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-2 w-full">
        {busy ? 'Creating your account…' : 'Create account'}
      </Button>
    </form>
  )
}
