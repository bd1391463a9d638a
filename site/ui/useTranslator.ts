import { createContext, useContext, useMemo } from 'react'
import { createTranslator } from 'use-intl/core'

import type { Messages, Namespace, Translation } from '#schema/messages/namespace.ts'
import { translated } from '#schema/messages/translated.ts'

/** A language, with its translation unless it is English. */
export type Language = { locale: string; translation?: Translation | undefined }

export const ENGLISH: Language = { locale: 'en-US' }

/** The language of the components below: English on the server, then the reader's. */
export const LanguageContext = createContext(ENGLISH)

/** Returns the function that looks up and formats the messages of a namespace. */
export function useTranslator<const M extends Messages>(namespace: Namespace<M>) {
  const { locale, translation } = useContext(LanguageContext)
  return useMemo(
    // The server's time zone is not the reader's.
    () => createTranslator({ locale, timeZone: 'UTC', messages: translated(namespace, translation) }),
    [locale, translation, namespace],
  )
}
