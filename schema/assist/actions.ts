import * as z from 'zod/mini'

import { rewriteAction } from '#schema/assist/rewrite.ts'

/** What needs a provider: it takes more than the words that are there. */
export const PROVIDER_ONLY = ['continue', 'translate'] as const

/** What can be done to a selection: the rewrites that the built-in engine does too, and those that need a provider. */
export const assistAction = z.enum([...rewriteAction.options, ...PROVIDER_ONLY])
export type AssistAction = z.infer<typeof assistAction>

/** Whether an action needs a provider. */
export const needsProvider = (action: AssistAction): boolean => PROVIDER_ONLY.some(only => only === action)

/** Languages that can be translated into, as tags; their names are the browser's and the server's `Intl.DisplayNames`. */
export const translationLanguage = z.enum([
  'ar',
  'bg',
  'bn',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'gu',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'kn',
  'ko',
  'lt',
  'lv',
  'ml',
  'mr',
  'ms',
  'nb',
  'nl',
  'pa',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'sw',
  'ta',
  'te',
  'th',
  'tl',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh-Hans',
  'zh-Hant',
])
export type TranslationLanguage = z.infer<typeof translationLanguage>

/** "German" for `de`. */
export const languageName = (tag: TranslationLanguage): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
