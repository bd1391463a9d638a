import { isInstalled } from '#api/services/engine/dictionaries.ts'
import { dialectOf } from '#schema/check-settings/dialects.ts'
import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import { languageByCode, languages, type Language } from '#writing/languages/table.ts'

/** What a text is checked as: a code of the table, and of English the dialect. */
export type CheckedAs = { language: string; dialect: EnglishDialect }

/** Languages whose own code is that of one of their variants. */
const VARIANTS: Readonly<Record<string, string>> = {
  'pt-br': 'pt',
  'pt-pt': 'pt-PT',
  'sr-latn': 'sr-Latn',
  no: 'nb',
}

/** What a tag such as `en-GB`, `fr` or `es-MX` is checked as; null for what cannot be checked here. */
export function checkedAs(tag: string): CheckedAs | null {
  const dialect = dialectOf(tag)
  if (dialect) return { language: 'en', dialect }
  const lower = tag.toLowerCase().replace('_', '-')
  const code = VARIANTS[lower] ?? lower.replace(/-.*$/, '')
  const known = languageByCode(code)
  return known && code !== 'en' && isInstalled(code) ? { language: code, dialect: 'US' } : null
}

/** Every language that can be checked here. */
export const checkedLanguages = (): Language[] => languages.filter(({ code }) => isInstalled(code))
