import { languageName, translationLanguage, type TranslationLanguage } from '#schema/assist/actions.ts'

/** The languages that a provider can write, by name, as options. */
export const languageNames: readonly { value: TranslationLanguage; label: string }[] =
  translationLanguage.options
    .map(value => ({ value, label: languageName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
