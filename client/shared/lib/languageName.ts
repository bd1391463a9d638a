import { dialectNames } from '#client/shared/lib/dialectNames.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { AUTO, type WritingSettings } from '#schema/check-settings/settings.ts'
import { goalsForm } from '#schema/messages/en/goalsForm.ts'

const t = translator(goalsForm)

// The form of names in the list of languages: "Portuguese (Portugal)".
const names = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' })

type Written = Pick<WritingSettings, 'language'> & Partial<Pick<WritingSettings, 'dialect'>>

/** Returns the name of the language that a text is set to, with the kind of English if it is known. */
export function languageName({ language, dialect }: Written): string {
  if (language === AUTO) return t('detect')
  return language === 'en' && dialect ? dialectNames[dialect] : (names.of(language) ?? language)
}
