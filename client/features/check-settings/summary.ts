import { dialectNames } from '#client/shared/lib/dialectNames.ts'
import type { Goals } from '#schema/check-settings/goals.ts'
import { AUTO, type WritingSettings } from '#schema/check-settings/settings.ts'

/** The readers of a text, as they are offered. */
export const AUDIENCES: Readonly<Record<Goals['audience'], string>> = {
  general: 'Anyone',
  knowledgeable: 'Informed',
  expert: 'Experts',
}

// As the list of languages has them: "Portuguese (Portugal)".
const names = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' })

/** A language as the interface calls it; English with its dialect. */
export const nameOf = (code: string, { dialect }: Pick<WritingSettings, 'dialect'>): string =>
  code === 'en' ? dialectNames[dialect] : (names.of(code) ?? code)

/** The languages that a text is checked in, by their codes with spaces between them; before any is known, the one to come. */
export const languagesIn = (checked: string, { language }: Pick<WritingSettings, 'language'>): string[] => {
  if (checked !== '') return checked.split(' ')
  return [language === AUTO ? 'en' : language]
}

/** How a document is checked, in a few words; goals that nobody set are left out. */
export function summaryOf(writing: WritingSettings, checked: string): string {
  const [main = 'en', ...others] = languagesIn(checked, writing)
  const languages = nameOf(main, writing) + (others.length > 0 ? ` +${others.length}` : '')
  const { audience, formality, domain } = writing.goals
  return [
    languages,
    ...(domain === 'general' ? [] : [domain]),
    ...(formality === 'neutral' ? [] : [formality]),
    ...(audience === 'general' ? [] : [AUDIENCES[audience].toLowerCase()]),
  ].join(' · ')
}
