import { useQuery } from '@tanstack/react-query'

import { call } from '#client/shared/api/call.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'
import { AUTO, type WritingChange, type WritingSettings } from '#schema/check-settings/settings.ts'
import type { LanguageEntry } from '#schema/languages/contract.ts'
import * as languageEndpoints from '#schema/languages/endpoints.ts'
import { goalsForm } from '#schema/messages/en/goalsForm.ts'

import { nameOf } from './summary.ts'

const t = translator(goalsForm)

export type LanguageFieldProps = {
  writing: WritingSettings
  /** The codes of the languages that the text is checked in, the most frequent first. */
  checked: readonly string[]
  /** Whether the user may change how the document is checked. */
  editable: boolean
  onChange: (change: WritingChange) => void
}

/** Chooses the language of a document, and shows the languages it is checked in. */
export function LanguageField(props: LanguageFieldProps) {
  const { writing, editable, onChange } = props
  const { data, isError } = useQuery({
    queryKey: ['languages'],
    queryFn: () => call(languageEndpoints.list, {}),
  })
  const languages = data?.languages ?? []
  const known = languages.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const missing = known.filter(({ available }) => !available).map(optionOf)
  const isUnknown = writing.language !== AUTO && languages.length === 0
  const options = [
    { value: AUTO, label: t('detect') },
    ...(isUnknown ? [{ value: writing.language, label: nameOf(writing.language, writing) }] : []),
    ...known.filter(({ available }) => available).map(optionOf),
  ]
  return (
    <Field
      label={t('language')}
      hint={hintOf(props, languages)}
      error={isError && !data ? t('languagesFailed') : null}
    >
      {control => (
        <Select
          control={control}
          value={writing.language}
          options={options}
          more={missing.length > 0 ? { label: t('noDictionary'), options: missing } : undefined}
          disabled={!editable}
          onChange={value => onChange({ language: value })}
        />
      )}
    </Field>
  )
}

const optionOf = ({ code, name }: LanguageEntry) => ({ value: code, label: name })

/** Returns which languages the document is checked in, and which cannot be checked. */
function hintOf({ writing, checked }: LanguageFieldProps, languages: readonly LanguageEntry[]): string {
  const isMissing = (code: string) =>
    languages.some(language => language.code === code && !language.available)
  const named = (codes: readonly string[]) => list.format(codes.map(code => nameOf(code, writing)))
  const here = checked.filter(code => !isMissing(code))
  const missing = checked.filter(isMissing)
  return [
    ...(here.length > 0
      ? [t(writing.language === AUTO ? 'detected' : 'checkedIn', { languages: named(here) })]
      : []),
    ...(missing.length > 0 ? [t('notChecked', { languages: named(missing) })] : []),
  ].join(' ')
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })
