import * as z from 'zod/mini'

import { locale, translator } from '#client/shared/messages/translator.ts'
import { toast } from '#client/shared/ui/feedback/toast.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { PasswordInput } from '#client/shared/ui/form/PasswordInput.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { NAME_MAX, signUpProblems, signUpRequest, type SignUpProblem } from '#schema/auth/signUp.ts'
import { auth } from '#schema/messages/en/auth.ts'
import { signUp } from '#schema/messages/en/signUp.ts'
import { LINKS } from '#site/frame/links.ts'

import { linkToSite } from './linkTo.tsx'
import { useSignUp } from './useSignUp.ts'

const t = translator(auth)
const tSignUp = translator(signUp)

/** The request, with the fields that never leave the browser. */
const schema = z.extend(signUpRequest, {
  subscribeNewsletter: z.boolean(),
  confirmPassword: z.string(),
  agreeToTerms: z.boolean(),
})

/**
 * The form of the sign-up page. A toast names the invalid fields, and each shows its problem. The
 * first one gets the focus. The same goes for problems that only the server finds.
 */
export function SignUpForm({ returnTo, email }: { returnTo: string; email: string }) {
  const send = useSignUp(returnTo)
  const form = useForm({
    schema,
    initial: {
      firstName: '',
      lastName: '',
      email,
      password: '',
      confirmPassword: '',
      agreeToTerms: false,
      subscribeNewsletter: true,
    },
    submit: async ({ confirmPassword, agreeToTerms, ...account }, refuse) => {
      const problems = signUpProblems({ ...account, confirmPassword, agreeToTerms })
      if (problems.length === 0) return refuse(await send(account))
      toast({ kind: 'error', ...summaryOf(problems) })
      refuse(Object.fromEntries(problems.map(({ field, code }) => [field, tSignUp(`${code}.text`)])))
    },
  })

  return (
    <Form form={form} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('fields.firstName')} {...form.field('firstName')}>
          {control => <Input {...control} autoComplete="given-name" maxLength={NAME_MAX} />}
        </Field>
        <Field label={t('fields.lastName')} {...form.field('lastName')}>
          {control => <Input {...control} autoComplete="family-name" maxLength={NAME_MAX} />}
        </Field>
      </div>
      <Field label={t('fields.email')} {...form.field('email')}>
        {control => <Input {...control} type="email" autoComplete="email" />}
      </Field>
      <Field
        label={t('fields.password')}
        // A problem says the same.
        hint={form.error('password') ? undefined : t('fields.passwordHint')}
        {...form.field('password')}
      >
        {control => <PasswordInput {...control} autoComplete="new-password" />}
      </Field>
      <Field label={t('fields.confirmPassword')} {...form.field('confirmPassword')}>
        {control => (
          <PasswordInput {...control} what={t('fields.confirmPasswordName')} autoComplete="new-password" />
        )}
      </Field>
      <div className="mt-1 grid gap-3">
        <Checkbox
          name="agreeToTerms"
          checked={form.values.agreeToTerms}
          onChange={agreed => form.change('agreeToTerms', agreed)}
          error={form.error('agreeToTerms')}
          label={t.rich('signUp.agree', {
            terms: linkToSite(LINKS.terms),
            privacy: linkToSite(LINKS.privacy),
          })}
        />
        <Checkbox
          name="subscribeNewsletter"
          checked={form.values.subscribeNewsletter}
          onChange={subscribed => form.change('subscribeNewsletter', subscribed)}
          label={t('signUp.newsletter')}
        />
      </div>
      <Button type="submit" variant="primary" size="lg" busy={form.busy} className="mt-2 w-full">
        {t(form.busy ? 'signUp.submitting' : 'signUp.submit')}
      </Button>
    </Form>
  )
}

const NAMES = new Intl.ListFormat(locale, { type: 'unit' })

/** Returns a toast about the fields that are wrong. */
function summaryOf(problems: readonly SignUpProblem[]): { title: string; description: string } {
  const [only, ...others] = problems
  if (only && others.length === 0)
    return { title: tSignUp(`${only.code}.title`), description: tSignUp(`${only.code}.text`) }
  const names = problems.map(({ field }) =>
    field === 'agreeToTerms' ? tSignUp('termsOpen.title') : t(`fields.${field}`),
  )
  return { title: t('signUp.several', { count: problems.length }), description: NAMES.format(names) }
}
