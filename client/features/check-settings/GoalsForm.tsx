import { dialectNames } from '#client/shared/lib/dialectNames.ts'
import { optionsOf } from '#client/shared/lib/optionsOf.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Segments } from '#client/shared/ui/form/Segments.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'
import type { Goals } from '#schema/check-settings/goals.ts'
import type { WritingChange, WritingSettings } from '#schema/check-settings/settings.ts'

import { LanguageField } from './LanguageField.tsx'
import { AUDIENCES } from './summary.ts'

const FORMALITIES: Record<Goals['formality'], string> = {
  informal: 'Informal',
  neutral: 'Neutral',
  formal: 'Formal',
}

const DOMAINS: Record<Goals['domain'], string> = {
  general: 'Any kind',
  academic: 'Academic',
  business: 'Business',
  technical: 'Technical',
  creative: 'Creative',
  casual: 'Casual',
}

export type GoalsFormProps = {
  writing: WritingSettings
  /** The codes of the languages that the text is checked in, the most frequent first. */
  checked: readonly string[]
  /** Whether the reader may change how the document is checked. */
  editable: boolean
  onChange: (change: WritingChange) => void
  onDone: () => void
}

/** Language, English and goals of a document. Each choice counts at once and for everybody. */
export function GoalsForm(props: GoalsFormProps) {
  const { writing, editable, onChange, onDone } = props
  const { audience, formality, domain } = writing.goals
  return (
    <div className="grid gap-4">
      <LanguageField {...props} />
      <Field label="English">
        {control => (
          <Select
            control={control}
            value={writing.dialect}
            options={optionsOf(dialectNames)}
            disabled={!editable}
            onChange={value => onChange({ dialect: value })}
          />
        )}
      </Field>
      <Segments
        label="Readers"
        value={audience}
        options={optionsOf(AUDIENCES)}
        disabled={!editable}
        onChange={value => onChange({ goals: { audience: value } })}
      />
      <Segments
        label="Formality"
        value={formality}
        options={optionsOf(FORMALITIES)}
        disabled={!editable}
        onChange={value => onChange({ goals: { formality: value } })}
      />
      <Field label="Kind of text">
        {control => (
          <Select
            control={control}
            value={domain}
            options={optionsOf(DOMAINS)}
            disabled={!editable}
            onChange={value => onChange({ goals: { domain: value } })}
          />
        )}
      </Field>
      <div className="sticky -bottom-4 -mx-4 -mb-4 flex items-center justify-between gap-4 border-t bg-paper px-4 py-3">
        <p className="text-xs text-ink-faint">
          Everybody in this document gets these corrections.
          {editable || ' Only people who can edit may change them.'}
        </p>
        <Button size="sm" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}
