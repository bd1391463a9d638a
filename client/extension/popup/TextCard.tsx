import { dialectNames } from '#client/shared/lib/dialectNames.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Field } from '#client/shared/ui/form/Field.tsx'
import { Select } from '#client/shared/ui/form/Select.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { dialect } from '#schema/check-settings/goals.ts'
import { extension } from '#schema/messages/en/extension.ts'

import type { ExtensionSettings } from '../common/settings.ts'
import { change } from './send.ts'

const t = translator(extension)

const options = dialect.options.map(value => ({ value, label: dialectNames[value] }))

/** The kind of English in which texts are checked. */
export function TextCard({ settings }: { settings: ExtensionSettings }) {
  return (
    <Card label={t('dialect')} className="p-4">
      <Field label={t('dialect')} hint={t('languages')}>
        {control => (
          <Select
            control={control}
            value={settings.dialect}
            options={options}
            onChange={chosen => void change({ kind: 'setDialect', dialect: chosen })}
          />
        )}
      </Field>
    </Card>
  )
}
