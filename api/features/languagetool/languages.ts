import { wrong } from '#api/features/languagetool/parameters.ts'
import { checkedAs, checkedLanguages, type CheckedAs } from '#api/services/engine/languages.ts'
import { englishTags } from '#schema/check-settings/dialects.ts'
import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import type { LanguageList } from '#schema/languagetool/contract.ts'
import { languageByCode } from '#writing/languages/table.ts'

/**
 * A language as LanguageTool names it. `as` is our name for it, or null if it cannot be checked
 * here.
 */
export type NamedLanguage = { name: string; code: string; as: CheckedAs | null }

const DIALECTS: Record<EnglishDialect, string> = {
  US: 'English (US)',
  UK: 'English (GB)',
  AU: 'English (Australian)',
  CA: 'English (Canadian)',
  IN: 'English (Indian)',
}
/** Codes of LanguageTool that are longer than ours. */
const LONG_CODES: Readonly<Record<string, string>> = { pt: 'pt-BR', de: 'de-DE', uk: 'uk-UA' }

/** Returns the answer of GET /v2/languages: the languages that can be checked here. */
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

/** Returns the language of a code. Throws BAD_REQUEST if it cannot be checked here. */
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
 * Returns the language for `auto`: the first preferred variant of the detected language, or its
 * usual variant. Clients may prefer variants of unknown languages. Languages that cannot be checked
 * are returned too.
 */
export function languageAmong(detected: string, preferredVariants: readonly string[]): NamedLanguage {
  if (detected === 'unknown')
    return languageOf(preferredVariants.find(code => code.startsWith('en-')) ?? 'en')
  const variant = preferredVariants.find(code => code.split('-')[0] === detected.split('-')[0])
  const as = checkedAs(variant ?? detected) ?? checkedAs(detected)
  return as ? named(as) : { name: nameOf(detected), code: LONG_CODES[detected] ?? detected, as: null }
}
