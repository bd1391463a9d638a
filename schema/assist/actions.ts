import * as z from 'zod/mini'

import { rewriteAction } from '#schema/assist/rewrite.ts'

/** Actions that need a provider, because they add new text. */
export const PROVIDER_ONLY = ['expand', 'continue', 'translate'] as const

/**
 * Actions on a selection: rewrites, which the built-in engine supports too, and provider-only
 * actions.
 */
export const assistAction = z.enum([...rewriteAction.options, ...PROVIDER_ONLY])
export type AssistAction = z.infer<typeof assistAction>

/** Returns whether an action needs a provider. */
export const needsProvider = (action: AssistAction): boolean => PROVIDER_ONLY.some(only => only === action)

/** Target languages of translation, as tags. `Intl.DisplayNames` supplies their names. */
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

/** Returns a language's English name: "German" for `de`. */
export const languageName = (tag: TranslationLanguage): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
