import type { ReactElement } from 'react'

import { dialectOptions } from '#client/shared/lib/dialectNames.ts'
import { Field } from '#client/shared/ui/Field.tsx'
import { Popover } from '#client/shared/ui/Popover.tsx'
import { Segments } from '#client/shared/ui/Segments.tsx'
import { Select } from '#client/shared/ui/Select.tsx'
import { dialect, domain, type Goals } from '#schema/writing/goals.ts'

import type { GoalsProps } from './Goals.tsx'
import { LanguageField } from './LanguageField.tsx'

const AUDIENCES = [
  { value: 'general', label: 'Anyone' },
  { value: 'knowledgeable', label: 'Informed' },
  { value: 'expert', label: 'Experts' },
] as const

const FORMALITIES = [
  { value: 'informal', label: 'Informal' },
  { value: 'neutral', label: 'Neutral' },
  { value: 'formal', label: 'Formal' },
] as const

const DOMAINS: Record<Goals['domain'], string> = {
  general: 'Any kind',
  academic: 'Academic',
  business: 'Business',
  technical: 'Technical',
  creative: 'Creative',
  casual: 'Casual',
}

type Props = Omit<GoalsProps, 'languages'> & {
  languages: string
  trigger: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Language, English and goals of a document. Each choice counts at once and for everybody. */
export function GoalsPopover({ writing, languages, editable, onChange, ...popover }: Props) {
  const { audience, formality } = writing.goals
  return (
    <Popover {...popover} label="Goals">
      <div className="grid gap-4">
        <LanguageField writing={writing} languages={languages} editable={editable} onChange={onChange} />
        <Field label="English">
          {control => (
            <Select
              {...control}
              value={writing.dialect}
              disabled={!editable}
              onChange={event => onChange({ dialect: dialect.parse(event.target.value) })}
            >
              {dialectOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Segments
          label="Readers"
          value={audience}
          options={AUDIENCES}
          disabled={!editable}
          onChange={value => onChange({ goals: { audience: value } })}
        />
        <Segments
          label="Formality"
          value={formality}
          options={FORMALITIES}
          disabled={!editable}
          onChange={value => onChange({ goals: { formality: value } })}
        />
        <Field label="Kind of text">
          {control => (
            <Select
              {...control}
              value={writing.goals.domain}
              disabled={!editable}
              onChange={event => onChange({ goals: { domain: domain.parse(event.target.value) } })}
            >
              {domain.options.map(value => (
                <option key={value} value={value}>
                  {DOMAINS[value]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <p className="border-t pt-3 text-xs text-ink-faint">
          {editable
            ? 'Everybody in this document gets these corrections.'
            : 'Everybody in this document gets these corrections. Only people who can edit may change them.'}
        </p>
      </div>
    </Popover>
  )
}
