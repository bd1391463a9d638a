import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'
import { SaveMark } from '#client/shared/ui/feedback/SaveMark.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { NAME_MAX } from '#schema/auth/signUp.ts'
import { account } from '#schema/messages/en/account.ts'

import { saveProfile, useUserCall } from '../calls.ts'
import { useAutosave } from '../useAutosave.ts'

const t = translator(account)

/** First and last name, saved as the user types. */
export function NameSection() {
  const { firstName, lastName } = useCurrentUser()
  const first = useName('firstName', firstName, t('name.firstMissing'))
  const last = useName('lastName', lastName, t('name.lastMissing'))
  return (
    <Section
      title={t('name.title')}
      text={t('name.text')}
      status={<SaveMark saving={first.saving || last.saving} saved={first.saved || last.saved} />}
    >
      <div className="grid w-full max-w-lg gap-4 sm:grid-cols-2">
        <Field label={t('name.first')} error={first.problem}>
          {control => <Input {...control} {...first.input} autoComplete="given-name" maxLength={NAME_MAX} />}
        </Field>
        <Field label={t('name.last')} error={last.problem}>
          {control => <Input {...control} {...last.input} autoComplete="family-name" maxLength={NAME_MAX} />}
        </Field>
      </div>
    </Section>
  )
}

function useName(field: 'firstName' | 'lastName', stored: string, missing: string) {
  const { mutate, isPending, isSuccess, error } = useUserCall(saveProfile)
  const {
    input,
    error: wrong,
    settle,
  } = useAutosave({
    stored,
    check: value => (value.trim() === '' ? missing : null),
    save: value => mutate({ [field]: value }, { onSuccess: () => settle() }),
  })
  return {
    input: { ...input, name: field },
    problem: wrong ?? problemOf(error),
    saving: isPending,
    saved: isSuccess && wrong === null,
  }
}
