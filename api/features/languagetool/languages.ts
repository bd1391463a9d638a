import { wrong } from '#api/features/languagetool/parameters.ts'
import type { LanguageList } from '#schema/languagetool/contract.ts'
import { dialectOf, type englishTags } from '#schema/writing/dialects.ts'
import type { EnglishDialect } from '#schema/writing/goals.ts'

/** A language as LanguageTool names it, and what we check it as. */
export type Language = { name: string; code: string; dialect: EnglishDialect }

const NAMES: Record<keyof typeof englishTags, string> = {
  'en-US': 'English (US)',
  'en-GB': 'English (GB)',
  'en-AU': 'English (Australian)',
  'en-CA': 'English (Canadian)',
  'en-IN': 'English (Indian)',
}

const english: readonly Language[] = Object.entries(NAMES).map(([code, name]) => ({
  name,
  code,
  dialect: dialectOf(code) ?? 'US',
}))

/** The answer of GET /v2/languages. */
export const languages: LanguageList = [
  { name: 'English', code: 'en', longCode: 'en' },
  ...english.map(({ name, code }) => ({ name, code: 'en', longCode: code })),
]

/** The language of a code; throws BAD_REQUEST for one that is not known. */
export function languageOf(code: string): Language {
  const dialect = dialectOf(code)
  const known = english.find(language => language.dialect === dialect)
  if (known) return known
  const codes = languages.map(({ longCode }) => longCode).join(', ')
  throw wrong(
    `'${code}' is not a language code known to LanguageTool. Supported language codes are: ${codes}.`,
  )
}

/**
 * The language of `auto`: the first preferred variant of what was detected, else its usual one. Clients prefer variants of
 * many languages, whether we know them or not.
 */
export function languageAmong(detected: string, preferredVariants: readonly string[]): Language {
  const variant = preferredVariants.find(code => code.startsWith(`${detected}-`))
  return languageOf(variant ?? detected)
}
