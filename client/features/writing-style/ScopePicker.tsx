import { translator } from '#client/shared/messages/translator.ts'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Segments } from '#client/shared/ui/form/Segments.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'
import { writingStyle } from '#schema/messages/en/writingStyle.ts'
import { styleDays } from '#schema/writing-style/contract.ts'

import type { Scope } from './queries.ts'

const t = translator(writingStyle)

/** A document that the user may edit. */
export type PickedDocument = { id: string; title: string }

const ALL = 'all'

type Props = {
  scope: Scope
  documents: readonly PickedDocument[]
  onChange: (scope: Scope) => void
}

/** Chooses the period, or one document, whose whole text is measured. */
export function ScopePicker({ scope, documents, onChange }: Props) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <Segments
        label={t('period')}
        value={scope.days}
        disabled={scope.document !== null}
        options={styleDays.options.map(days => ({ value: days, label: t(`days.${days}`) }))}
        onChange={days => onChange({ ...scope, days })}
      />
      <Field
        label={t('document')}
        hint={scope.document !== null && t('untimed')}
        className="w-full max-w-80 gap-3"
      >
        {control => (
          <Select
            control={control}
            value={scope.document ?? ALL}
            options={[
              { value: ALL, label: t('allDocuments') },
              ...documents.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={id => onChange({ ...scope, document: id === ALL ? null : id })}
          />
        )}
      </Field>
    </div>
  )
}
