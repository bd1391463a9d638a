import { dialectNames } from '#client/shared/lib/dialectNames.ts'
import { optionsOf } from '#client/shared/lib/optionsOf.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Segments } from '#client/shared/ui/form/Segments.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'
import { goalsForm } from '#schema/messages/en/goalsForm.ts'

import { LanguageField, type LanguageFieldProps } from './LanguageField.tsx'
import { AUDIENCES, DOMAINS, FORMALITIES } from './summary.ts'

const t = translator(goalsForm)

export type GoalsFormProps = LanguageFieldProps & { onDone: () => void }

/** Language, dialect and goals of a document. Each choice applies immediately, for everyone. */
export function GoalsForm(props: GoalsFormProps) {
  const { writing, editable, onChange, onDone } = props
  const { goals } = writing
  return (
    <div className="grid gap-4">
      <LanguageField {...props} />
      <Field label={t('dialect')}>
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
        label={t('audience')}
        value={goals.audience}
        options={optionsOf(AUDIENCES)}
        disabled={!editable}
        onChange={value => onChange({ goals: { audience: value } })}
      />
      <Segments
        label={t('formality')}
        value={goals.formality}
        options={optionsOf(FORMALITIES)}
        disabled={!editable}
        onChange={value => onChange({ goals: { formality: value } })}
      />
      <Field label={t('domain')}>
        {control => (
          <Select
            control={control}
            value={goals.domain}
            options={optionsOf(DOMAINS)}
            disabled={!editable}
            onChange={value => onChange({ goals: { domain: value } })}
          />
        )}
      </Field>
      <div className="sticky -bottom-4 -mx-4 -mb-4 flex items-center justify-between gap-4 border-t bg-paper px-4 py-3">
        <p className="text-xs text-ink-faint">{t(editable ? 'forEveryone' : 'editorsOnly')}</p>
        <Button size="sm" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </div>
  )
}
