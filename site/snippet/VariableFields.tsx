import { snippet } from '#schema/messages/en/snippet.ts'
import type { Values, Variable } from '#schema/snippets/variables.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

/** Characters of a value. */
const VALUE_MAX = 500

type Props = {
  variables: readonly Pick<Variable, 'name' | 'key'>[]
  values: Values
  onChange: (values: Values) => void
}

/** A field for each variable. Draws nothing without variables. */
export function VariableFields({ variables, values, onChange }: Props) {
  const t = useTranslator(snippet)
  if (variables.length === 0) return null
  return (
    <section aria-label={t('fill')} className="mt-6 rounded-xl border bg-sunk p-4">
      <h2 className="text-sm font-medium">{t('fill')}</h2>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {variables.map(({ key, name }) => (
          <label key={key} className="grid min-w-0 gap-1 text-sm">
            <bdi className="truncate">{name}</bdi>
            <input
              dir="auto"
              autoComplete="off"
              maxLength={VALUE_MAX}
              value={values.get(key) ?? ''}
              onChange={event => onChange(new Map(values).set(key, event.target.value))}
              className="h-10 w-full rounded-lg border border-control bg-paper px-3 text-base text-ink"
            />
          </label>
        ))}
      </div>
    </section>
  )
}
