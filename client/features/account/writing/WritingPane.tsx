import { dialectNames } from '#client/shared/lib/dialectNames.ts'
import { optionsOf } from '#client/shared/lib/optionsOf.ts'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'

import { SaveMark } from '../SaveMark.tsx'
import { useSetting } from '../useSetting.ts'

/** How the user writes. */
export function WritingPane() {
  const { value, choose, saving, saved, problem } = useSetting('dialect')
  return (
    <Section
      title="English"
      text="Spelling and usage differ from country to country."
      status={<SaveMark saving={saving} saved={saved} />}
    >
      <Field
        label="Your English"
        error={problem}
        hint="Your new documents begin with it. A document keeps its own, alike for everybody in it: change it there, under Goals."
        className="w-full max-w-sm"
      >
        {control => (
          <Select control={control} value={value} options={optionsOf(dialectNames)} onChange={choose} />
        )}
      </Field>
    </Section>
  )
}
