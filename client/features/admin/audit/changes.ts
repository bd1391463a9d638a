import type { AuditEntry } from '#schema/audit/contract.ts'

/** A value of an act before and after it. Null: there was none. */
export type Changed = { name: string; before: string | null; after: string | null }

/** Returns the values that an act has changed, as text. Values that stayed are left out. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Changed[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map(name => ({ name, before: textOf(before?.[name]), after: textOf(after?.[name]) }))
    .filter(change => change.before !== change.after)
}

const textOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : typeof value === 'string' ? value : JSON.stringify(value)
