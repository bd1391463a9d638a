import { createTranslator } from 'use-intl/core'

import type { Messages, Namespace, Translation } from '#schema/messages/namespace.ts'
import { translated } from '#schema/messages/translated.ts'
import type { Language } from '#site/ui/useTranslator.ts'

const ENGLISH = 'en-US'
const FOLDER = '../../../schema/messages/translations/'
const files = import.meta.glob<{ translation: Translation }>('../../../schema/messages/translations/*.ts')

/**
 * The language of the interface: the reader's first preference that has a translation, or English.
 */
export const locale = chosenLocale(globalThis.navigator?.languages ?? [])
if (typeof document !== 'undefined') document.documentElement.lang = locale

// Every module that shows text waits for this. English needs no request.
const loaded = await files[fileOf(locale)]?.()

/** The language of the interface for the parts of `site/`. */
export const language: Language = { locale, translation: loaded?.translation }

/** Returns the function that looks up and formats the messages of a namespace. */
export const translator = <const M extends Messages>(namespace: Namespace<M>) =>
  createTranslator({ locale, messages: translated(namespace, loaded?.translation) })

function chosenLocale(preferred: readonly string[]): string {
  for (const language of preferred) {
    const [base = ''] = language.split('-')
    if (base === 'en') return ENGLISH
    if (fileOf(base) in files) return base
  }
  return ENGLISH
}

function fileOf(language: string): string {
  return `${FOLDER}${language}.ts`
}
