import { isInstalled } from '#api/services/engine/dictionaries.ts'
import { dialectOf } from '#schema/check-settings/dialects.ts'
import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import { languageByCode, languages, type Language } from '#writing/languages/table.ts'

/** The language to check a text in: a code of the table, with a dialect for English. */
export type CheckedAs = { language: string; dialect: EnglishDialect }

/** Languages whose code in the table is that of a variant. */
const VARIANTS: Readonly<Record<string, string>> = {
  'pt-br': 'pt',
  'pt-pt': 'pt-PT',
  'sr-latn': 'sr-Latn',
  no: 'nb',
}

/**
 * Returns the language for a tag such as `en-GB`, `fr` or `es-MX`; null if it cannot be checked
 * here.
 */
export function checkedAs(tag: string): CheckedAs | null {
  const dialect = dialectOf(tag)
  if (dialect) return { language: 'en', dialect }
  const lower = tag.toLowerCase().replace('_', '-')
  const code = VARIANTS[lower] ?? lower.replace(/-.*$/, '')
  const known = languageByCode(code)
  return known && code !== 'en' && isInstalled(code) ? { language: code, dialect: 'US' } : null
}

/** Returns all languages that can be checked here. */
export const checkedLanguages = (): Language[] => languages.filter(({ code }) => isInstalled(code))
