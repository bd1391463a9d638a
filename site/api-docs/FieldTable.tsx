import type { ApiField } from '#schema/api-docs/contract.ts'
import { apiDocs } from '#schema/messages/en/apiDocs.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { CELL } from './cell.ts'

/** The fields of a request with their rules. `name`: that of the table for screen readers. */
export function FieldTable({ fields, name }: { fields: readonly ApiField[]; name: string }) {
  const t = useTranslator(apiDocs)
  return (
    <table aria-label={name} className="w-full border-t text-sm">
      <thead>
        <tr>
          <th className={CELL}>{t('field')}</th>
          <th className={CELL}>{t('type')}</th>
          <th className={CELL}>{t('rules')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(field => (
          <tr key={field.name}>
            <td className={CELL}>
              <code className="font-mono">{field.name}</code>
            </td>
            <td className={`${CELL} text-ink-soft`}>{field.type}</td>
            <td className={`${CELL} text-ink-soft`}>
              <ul>
                {rulesOf(field).map(rule => (
                  <li key={rule} className="wrap-anywhere">
                    {rule}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )

  function rulesOf({ isRequired, values, defaultValue, minLength, maxLength }: ApiField): string[] {
    const rules: string[] = []
    if (isRequired) rules.push(t('required'))
    if (values.length > 0) rules.push(values.join(', '))
    if (minLength !== null && maxLength !== null)
      rules.push(t('between', { minimum: minLength, maximum: maxLength }))
    else if (maxLength !== null) rules.push(t('maxLength', { maximum: maxLength }))
    else if (minLength !== null) rules.push(t('minLength', { minimum: minLength }))
    if (defaultValue !== null) rules.push(t('defaultValue', { value: defaultValue }))
    return rules
  }
}
