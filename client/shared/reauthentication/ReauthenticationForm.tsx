import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { PasswordInput } from '#client/shared/ui/form/PasswordInput.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { beginGoogle, reauthenticate } from '#schema/auth/endpoints.ts'
import { reauthentication as schema } from '#schema/auth/reauthentication.ts'
import { urlOf } from '#schema/endpoints/url.ts'
import { reauthentication } from '#schema/messages/en/reauthentication.ts'
import type { User } from '#schema/users/user.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

const t = translator(reauthentication)

type Props = {
  user: Pick<User, 'email' | 'hasPassword' | 'totpEnabled'>
  /** The page that Google leads back to. */
  returnTo: string
  onConfirmed: () => void
}

/** Lets the user prove who they are: by password and code, or with Google. */
export function ReauthenticationForm({ user, returnTo, onConfirmed }: Props) {
  if (user.hasPassword) return <PasswordForm user={user} onConfirmed={onConfirmed} />
  return (
    <a
      href={urlOf(beginGoogle, { query: { proof: '1', returnTo } })}
      className={buttonClass({ variant: 'ink' })}
    >
      {t('confirmWithGoogle')}
    </a>
  )
}

function PasswordForm({ user: { email, totpEnabled }, onConfirmed }: Omit<Props, 'returnTo'>) {
  const form = useForm({
    schema,
    initial: { password: '', ...(totpEnabled && { code: '' }) },
    submit: async body => {
      await call(reauthenticate, { body })
      onConfirmed()
    },
  })
  return (
    <Form form={form} className="grid gap-4">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={t('password')} {...form.field('password')}>
        {control => <PasswordInput {...control} autoComplete="current-password" />}
      </Field>
      {totpEnabled && (
        <Field label={t('code')} hint={t('codeHint')} {...form.field('code')}>
          {control => <Input {...control} autoComplete="one-time-code" />}
        </Field>
      )}
      <Button type="submit" variant="ink" busy={form.busy} className="justify-self-end max-sm:w-full">
        {t(form.busy ? 'checking' : 'confirm')}
      </Button>
    </Form>
  )
}
