import { dialectNames } from '#client/shared/lib/dialectNames.ts'
import { optionsOf } from '#client/shared/lib/optionsOf.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { SaveMark } from '#client/shared/ui/feedback/SaveMark.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { account } from '#schema/messages/en/account.ts'

import { useSetting } from '../useSetting.ts'

const t = translator(account)

/** The dialect of new documents. */
export function WritingPane() {
  const { value, choose, saving, saved, problem } = useSetting('dialect')
  return (
    <Section
      title={t('writing.title')}
      text={t('writing.text')}
      status={<SaveMark saving={saving} saved={saved} />}
    >
      <Field label={t('writing.label')} error={problem} hint={t('writing.hint')} className="w-full max-w-sm">
        {control => (
          <Select control={control} value={value} options={optionsOf(dialectNames)} onChange={choose} />
        )}
      </Field>
    </Section>
  )
}
