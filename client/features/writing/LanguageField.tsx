import { useQuery } from '@tanstack/react-query'

import { request } from '#client/shared/api/request.ts'
import { Field } from '#client/shared/ui/Field.tsx'
import { Select } from '#client/shared/ui/Select.tsx'
import { languageList, type LanguageEntry } from '#schema/languages/contract.ts'
import { AUTO, type WritingSettings } from '#schema/writing/settings.ts'

import type { GoalsProps } from './Goals.tsx'
import { languagesIn, nameOf } from './summary.ts'

const languagesQuery = {
  queryKey: ['languages'],
  queryFn: () => request('GET', '/api/languages', undefined, { schema: languageList }),
}

type Props = Omit<GoalsProps, 'languages'> & { languages: string }

/** The language of a document, and what it is checked in now. */
export function LanguageField({ writing, languages, editable, onChange }: Props) {
  const { data } = useQuery(languagesQuery)
  const known = (data?.languages ?? []).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const here = known.filter(({ available }) => available)
  const missing = known.filter(({ available }) => !available)
  return (
    <Field label="Language" hint={<Checked writing={writing} languages={languages} missing={missing} />}>
      {control => (
        <Select
          {...control}
          value={writing.language}
          disabled={!editable}
          onChange={event => onChange({ language: event.target.value })}
        >
          <option value={AUTO}>As each paragraph is written</option>
          {data === undefined && writing.language !== AUTO && (
            <option value={writing.language}>{nameOf(writing.language, writing)}</option>
          )}
          {here.map(option)}
          {missing.length > 0 && <optgroup label="Without a dictionary here">{missing.map(option)}</optgroup>}
        </Select>
      )}
    </Field>
  )
}

const option = ({ code, name }: LanguageEntry) => (
  <option key={code} value={code}>
    {name}
  </option>
)

/** What the document is checked in now, and what of it cannot be. */
function Checked({
  writing,
  languages,
  missing,
}: {
  writing: WritingSettings
  languages: string
  missing: readonly LanguageEntry[]
}) {
  const found = languagesIn(languages, writing)
  const isMissing = (code: string) => missing.some(language => language.code === code)
  const names = (codes: readonly string[]) => list.format(codes.map(code => nameOf(code, writing)))
  const checked = found.filter(code => !isMissing(code))
  const left = found.filter(isMissing)
  return (
    <>
      {checked.length > 0 && `Checked in ${names(checked)}.`}
      {left.length > 0 && ` There is no dictionary of ${names(left)} here, so that text is left alone.`}
    </>
  )
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })
