import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { dialectNames } from '#client/shared/lib/dialectNames.ts'
import { optionsOf } from '#client/shared/lib/optionsOf.ts'
import { problemOf } from '#client/shared/proof/proof.ts'
import { Field } from '#client/shared/ui/Field.tsx'
import { Section } from '#client/shared/ui/Section.tsx'
import { Select } from '#client/shared/ui/Select.tsx'

import { saveProfile, useUserCall } from '../calls.ts'
import { SaveMark } from '../SaveMark.tsx'

/** How the user writes. */
export function WritingPane() {
  const { dialect: kept } = useCurrentUser()
  const { mutate, isPending, isSuccess, error, variables } = useUserCall(saveProfile)
  // The list answers the choice itself; what is kept comes in a moment, from here or from another window.
  const shown = isPending ? (variables.dialect ?? kept) : kept
  return (
    <Section
      title="English"
      text="Spelling and usage differ from country to country."
      status={<SaveMark saving={isPending} saved={isSuccess} />}
    >
      <Field
        label="Your English"
        error={problemOf(error)}
        hint="Your new documents begin with it, and your emails are checked by it. A document keeps its own, alike for everybody in it: change it there, under Goals."
        className="w-full max-w-sm"
      >
        {control => (
          <Select
            control={control}
            value={shown}
            options={optionsOf(dialectNames)}
            onChange={value => mutate({ dialect: value })}
          />
        )}
      </Field>
    </Section>
  )
}
