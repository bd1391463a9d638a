import * as z from 'zod/mini'

import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Form } from '#client/shared/ui/form/Form.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'
import { useForm } from '#client/shared/ui/form/useForm.ts'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import * as endpoints from '#schema/admin/endpoints.ts'
import { emailAct, profileAct } from '#schema/admin/userActs.ts'
import type { UserDetails } from '#schema/admin/users.ts'
import { NAME_MAX } from '#schema/auth/signUp.ts'
import { admin } from '#schema/messages/en/admin.ts'
import { adminUser } from '#schema/messages/en/adminUser.ts'
import { EMAIL_MAX } from '#schema/shared/email.ts'
import { userRole } from '#schema/users/user.ts'

import { useAct } from './useAct.ts'

const t = translator(adminUser)
const tAdmin = translator(admin)

export type Props = { user: UserDetails['user'] }

const VOICE = ['plan', 'allowed', 'refused'] as const
const ALLOWED = { plan: null, allowed: true, refused: false } as const
const profileForm = z.object({
  ...z.pick(profileAct, { firstName: true, lastName: true }).shape,
  voice: z.enum(VOICE),
})

/** Names and the allowance of voice commands. */
export function ProfileSection({ user }: Props) {
  const { id: userId, revision, voiceCommandsAllowed: allowed } = user
  const { mutateAsync } = useAct(userId)
  const form = useForm({
    schema: profileForm,
    initial: {
      firstName: user.firstName,
      lastName: user.lastName,
      voice: VOICE.find(voice => ALLOWED[voice] === allowed) ?? 'plan',
    },
    submit: ({ firstName, lastName, voice }) => {
      const body = { revision, firstName, lastName, voiceCommandsAllowed: ALLOWED[voice] }
      return mutateAsync({
        send: () => call(endpoints.changeProfile, { params: { userId }, body }),
        done: t('done'),
      })
    },
  })
  return (
    <Section title={t('profile.title')} text={t('profile.text')}>
      <Form form={form} className="grid w-full max-w-md gap-4 sm:grid-cols-2">
        <Field label={t('firstName')} {...form.field('firstName')}>
          {control => <Input {...control} maxLength={NAME_MAX} autoComplete="off" />}
        </Field>
        <Field label={t('lastName')} {...form.field('lastName')}>
          {control => <Input {...control} maxLength={NAME_MAX} autoComplete="off" />}
        </Field>
        <Field label={t('voice')} className="sm:col-span-2">
          {control => (
            <Select
              control={control}
              value={form.values.voice}
              options={VOICE.map(value => ({ value, label: tAdmin(`user.voiceOf.${value}`) }))}
              onChange={voice => form.change('voice', voice)}
            />
          )}
        </Field>
        <Button type="submit" busy={form.busy} className="justify-self-start">
          {t('save')}
        </Button>
      </Form>
    </Section>
  )
}

const emailForm = z.pick(emailAct, { email: true })

/** Sends the link that changes the email. */
export function EmailSection({ user: { id: userId, email, pendingEmail, revision } }: Props) {
  const { mutateAsync } = useAct(userId)
  const form = useForm({
    schema: emailForm,
    initial: { email: '' },
    submit: async wanted => {
      await mutateAsync({
        send: () => call(endpoints.changeEmail, { params: { userId }, body: { revision, ...wanted } }),
        done: t('email.sent', { email: wanted.email }),
      })
      form.change('email', '')
    },
  })
  return (
    <Section title={t('email.title')} text={t('email.text')}>
      <p className="text-sm font-medium wrap-anywhere">{email}</p>
      {pendingEmail !== null && (
        <p className="text-sm text-ink-soft">{tAdmin('user.pending', { email: pendingEmail })}</p>
      )}
      <Form form={form} className="grid w-full max-w-md gap-4">
        <Field label={t('email.new')} {...form.field('email')}>
          {control => <Input {...control} type="email" maxLength={EMAIL_MAX} autoComplete="off" />}
        </Field>
        <Button type="submit" busy={form.busy} className="justify-self-start">
          {t('email.send')}
        </Button>
      </Form>
    </Section>
  )
}

const roleForm = z.object({ role: userRole })

/** The role. */
export function RoleSection({ user: { id: userId, role, revision } }: Props) {
  const { mutateAsync } = useAct(userId)
  const form = useForm({
    schema: roleForm,
    initial: { role },
    submit: wanted =>
      mutateAsync({
        send: () => call(endpoints.changeRole, { params: { userId }, body: { revision, ...wanted } }),
        done: t('done'),
      }),
  })
  return (
    <Section title={t('role.title')} text={t('role.text')}>
      <Form form={form} className="grid w-full max-w-md gap-4">
        <Field label={tAdmin('users.role')} error={form.error('role')}>
          {control => (
            <Select
              control={control}
              value={form.values.role}
              options={userRole.options.map(value => ({ value, label: tAdmin(`roles.${value}`) }))}
              onChange={value => form.change('role', value)}
            />
          )}
        </Field>
        <Button type="submit" busy={form.busy} className="justify-self-start">
          {t('save')}
        </Button>
      </Form>
    </Section>
  )
}
