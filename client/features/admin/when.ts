import { locale } from '#client/shared/messages/translator.ts'

const WHEN = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

/** Returns a moment in the time zone of the browser, as administrators see it: “Nov 28, 2026, 12:03 PM”. */
export const when = (moment: string): string => WHEN.format(new Date(moment))
