import { wrong } from '#api/features/languagetool/parameters.ts'
import { checkedAs, checkedLanguages, type CheckedAs } from '#api/features/writing/languages.ts'
import type { LanguageList } from '#schema/languagetool/contract.ts'
import type { englishTags } from '#schema/writing/dialects.ts'

/** A language as LanguageTool names it, and what we check it as. */
export type NamedLanguage = { name: string; code: string; as: CheckedAs }

const DIALECTS: Record<keyof typeof englishTags, string> = {
  'en-US': 'English (US)',
  'en-GB': 'English (GB)',
  'en-AU': 'English (Australian)',
  'en-CA': 'English (Canadian)',
  'en-IN': 'English (Indian)',
}
/** Where LanguageTool's code has more to it than ours. */
const LONG_CODES: Readonly<Record<string, string>> = { pt: 'pt-BR', de: 'de-DE' }

/** The answer of GET /v2/languages: those that can be checked here. */
export function languageList(): LanguageList {
  const others = checkedLanguages()
    .filter(({ code }) => code !== 'en')
    .map(({ name, code }) => ({ name, code: code.replace(/-.*$/, ''), longCode: LONG_CODES[code] ?? code }))
  const english = Object.entries(DIALECTS).map(([longCode, name]) => ({ name, code: 'en', longCode }))
  return [{ name: 'English', code: 'en', longCode: 'en' }, ...english, ...others]
}

/** The language of a code; throws BAD_REQUEST for one that cannot be checked here. */
export function languageOf(code: string): NamedLanguage {
  const as = checkedAs(code)
  const known = languageList()
  if (as === null) {
    const codes = known.map(({ longCode }) => longCode).join(', ')
    throw wrong(
      `'${code}' is not a language code known to LanguageTool. Supported language codes are: ${codes}.`,
    )
  }
  const found = known.find(({ longCode }) => longCode !== 'en' && isSame(checkedAs(longCode), as))
  return { name: found?.name ?? code, code: found?.longCode ?? code, as }
}

const isSame = (one: CheckedAs | null, other: CheckedAs): boolean =>
  one?.language === other.language && one.dialect === other.dialect

/**
 * The language of `auto`: the first preferred variant of what was detected, else its usual one. Clients prefer variants of
 * many languages, whether we know them or not.
 */
export function languageAmong(detected: string, preferredVariants: readonly string[]): NamedLanguage {
  const variant = preferredVariants.find(code => code.startsWith(`${detected}-`))
  return languageOf(variant ?? detected)
}
