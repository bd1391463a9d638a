import { dialectNames } from '#client/shared/lib/dialectNames.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { audience, domain, formality } from '#schema/check-settings/goals.ts'
import { AUTO, type WritingSettings } from '#schema/check-settings/settings.ts'
import { goals } from '#schema/messages/en/goals.ts'
import { fromKeys } from '#schema/shared/records.ts'

const t = translator(goals)

/** The names of the choices. */
export const AUDIENCES = fromKeys(audience.options, value => t(`audiences.${value}`))
export const FORMALITIES = fromKeys(formality.options, value => t(`formalities.${value}`))
export const DOMAINS = fromKeys(domain.options, value => t(`domains.${value}`))

// The form of names in the list of languages: "Portuguese (Portugal)".
const names = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' })

/** Returns the name of a language; for English, the dialect. */
export const nameOf = (code: string, { dialect }: Pick<WritingSettings, 'dialect'>): string =>
  code === 'en' ? dialectNames[dialect] : (names.of(code) ?? code)

/** Returns the languages a text is checked in, or before the first check the expected one. */
export const languagesIn = (checked: string, { language }: Pick<WritingSettings, 'language'>): string[] => {
  if (checked !== '') return checked.split(' ')
  return [language === AUTO ? 'en' : language]
}

/** Returns a short summary of how a document is checked, without goals at their defaults. */
export function summaryOf(writing: WritingSettings, checked: string): string {
  const [main = 'en', ...others] = languagesIn(checked, writing)
  const language = nameOf(main, writing)
  const languages = others.length > 0 ? t('more', { language, count: others.length }) : language
  const chosen = writing.goals
  return [
    languages,
    ...(chosen.domain === 'general' ? [] : [DOMAINS[chosen.domain].toLowerCase()]),
    ...(chosen.formality === 'neutral' ? [] : [FORMALITIES[chosen.formality].toLowerCase()]),
    ...(chosen.audience === 'general' ? [] : [AUDIENCES[chosen.audience].toLowerCase()]),
  ].join(' · ')
}
