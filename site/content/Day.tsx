import { useContext } from 'react'

import { content } from '#schema/messages/en/content.ts'
import { LanguageContext, useTranslator } from '#site/ui/useTranslator.ts'

type Props = { day: string; isUpdate?: boolean }

/** A day in the reader's language. `isUpdate`: as the one of the last change. */
export function Day({ day, isUpdate = false }: Props) {
  const t = useTranslator(content)
  const { locale } = useContext(LanguageContext)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  return <time dateTime={day}>{isUpdate ? t('updated', { date }) : date}</time>
}
