import { useId } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Input } from '#client/shared/ui/form/Input.tsx'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'
import { SUBJECT_MAX } from '#schema/spam/report.ts'

const t = translator(emailGenerator)

type Props = { subject: string; suggestions: readonly string[]; onChange: (subject: string) => void }

/** The subject: one of the suggestions, each with its length, or the user's own. */
export function SubjectField({ subject, suggestions, onChange }: Props) {
  const name = useId()
  return (
    <div className="grid gap-2.5">
      <Field label={t('subject')}>
        {control => (
          <div className="flex items-center gap-2">
            <Input
              {...control}
              maxLength={SUBJECT_MAX}
              value={subject}
              onChange={event => onChange(event.target.value)}
            />
            <CopyButton text={subject} label={t('copySubject')} />
          </div>
        )}
      </Field>
      <fieldset className="grid min-w-0 gap-0.5">
        <legend className="sr-only">{t('subjects')}</legend>
        {suggestions.map(suggestion => (
          <label
            key={suggestion}
            className="flex min-h-9 cursor-pointer items-center gap-3 rounded-lg px-2 text-sm text-ink-soft hover:bg-hover has-checked:text-ink pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              checked={suggestion === subject}
              onChange={() => onChange(suggestion)}
              className="size-4 shrink-0 accent-(--brand-fill)"
            />
            <span className="min-w-0 grow wrap-anywhere">{suggestion}</span>
            <span className="shrink-0 text-xs text-ink-faint tabular-nums">
              {t('characters', { count: suggestion.length })}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
