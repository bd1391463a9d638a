import { wrong } from '#api/features/languagetool/parameters.ts'
import { checkedAs, checkedLanguages, type CheckedAs } from '#api/services/engine/languages.ts'
import type { LanguageList } from '#schema/languagetool/contract.ts'
import { englishTags } from '#schema/check-settings/dialects.ts'
import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import { languageByCode } from '#writing/languages/table.ts'

/** A language as LanguageTool names it, and what we check it as; null: it cannot be checked here. */
export type NamedLanguage = { name: string; code: string; as: CheckedAs | null }

const DIALECTS: Record<EnglishDialect, string> = {
  US: 'English (US)',
  UK: 'English (GB)',
  AU: 'English (Australian)',
  CA: 'English (Canadian)',
  IN: 'English (Indian)',
}
/** Where LanguageTool's code has more to it than ours. */
const LONG_CODES: Readonly<Record<string, string>> = { pt: 'pt-BR', de: 'de-DE', uk: 'uk-UA' }

/** The answer of GET /v2/languages: those that can be checked here. */
export function languageList(): LanguageList {
  const english = Object.entries(englishTags).map(([longCode, dialect]) => ({
    name: DIALECTS[dialect],
    code: 'en',
    longCode,
  }))
  const others = checkedLanguages()
    .filter(({ code }) => code !== 'en')
    .map(({ name, code }) => ({ name, code: code.replace(/-.*$/, ''), longCode: LONG_CODES[code] ?? code }))
  return [{ name: 'English', code: 'en', longCode: 'en' }, ...english, ...others]
}

/** The language of a code; throws BAD_REQUEST for one that cannot be checked here. */
export function languageOf(code: string): NamedLanguage {
  const as = checkedAs(code)
  if (as !== null) return named(as)
  const codes = languageList().map(({ longCode }) => longCode)
  throw wrong(
    `'${code}' is not a language code known to LanguageTool. Supported language codes are: ${codes.join(', ')}.`,
  )
}

function named(as: CheckedAs): NamedLanguage {
  const { language, dialect } = as
  if (language !== 'en') return { name: nameOf(language), code: LONG_CODES[language] ?? language, as }
  const tag = Object.entries(englishTags).find(([, one]) => one === dialect)?.[0]
  return { name: DIALECTS[dialect], code: tag ?? 'en', as }
}

const nameOf = (code: string): string =>
  languageByCode(code)?.name ?? new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code

/**
 * The language of `auto`: the first preferred variant of what was detected, else its usual one. Clients prefer variants of
 * many languages, whether we know them or not. What cannot be checked here is named all the same.
 */
export function languageAmong(detected: string, preferredVariants: readonly string[]): NamedLanguage {
  if (detected === 'unknown')
    return languageOf(preferredVariants.find(code => code.startsWith('en-')) ?? 'en')
  const variant = preferredVariants.find(code => code.split('-')[0] === detected.split('-')[0])
  const as = checkedAs(variant ?? detected) ?? checkedAs(detected)
  return as ? named(as) : { name: nameOf(detected), code: LONG_CODES[detected] ?? detected, as: null }
}
