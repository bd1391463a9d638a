import { locale, translator } from '#client/shared/messages/translator.ts'
import { ui } from '#schema/messages/en/ui.ts'

const t = translator(ui)

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

const RELATIVE = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })

/**
 * Returns how long ago a moment was: "2 hours ago", "just now". Screens show it in a Timed, which
 * keeps it up to date.
 */
export function ago(moment: string, now: number = Date.now()): string {
  const seconds = (now - Date.parse(moment)) / 1000
  const unit = UNITS.find(([, length]) => seconds >= length)
  if (!unit) return t('justNow')
  const [name, length] = unit
  return RELATIVE.format(-Math.floor(seconds / length), name)
}

/** Returns "1 word", "1,204 words". */
export const wordCount = (words: number): string => t('words', { count: words })

const LONG_DAY = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })

/** Returns the day in the user's time zone: "December 5, 2026". */
export const longDay = (moment: string): string => LONG_DAY.format(new Date(moment))
