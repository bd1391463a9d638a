import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { problemOf } from '#client/shared/reauthentication/reauthentication.ts'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { NAME_MAX } from '#schema/auth/signUp.ts'

import { saveProfile, useUserCall } from '../calls.ts'
import { SaveMark } from '../SaveMark.tsx'
import { useAutosave } from '../useAutosave.ts'

/** First and last name, kept as they are written. */
export function NameSection() {
  const { firstName, lastName } = useCurrentUser()
  const first = useName('firstName', firstName, 'Please enter your first name.')
  const last = useName('lastName', lastName, 'Please enter your last name.')
  return (
    <Section
      title="Name"
      text="People in your documents see it, also beside your caret."
      status={<SaveMark saving={first.saving || last.saving} saved={first.saved || last.saved} />}
    >
      <div className="grid w-full max-w-lg gap-4 sm:grid-cols-2">
        <Field label="First name" error={first.problem}>
          {control => <Input {...control} {...first.input} autoComplete="given-name" maxLength={NAME_MAX} />}
        </Field>
        <Field label="Last name" error={last.problem}>
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
