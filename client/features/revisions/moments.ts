import { longDay } from '#client/shared/lib/time.ts'
import { locale, translator } from '#client/shared/messages/translator.ts'
import { versions as messages } from '#schema/messages/en/versions.ts'
import type { Revision } from '#schema/revisions/contract.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import { dateOf, nearDay, peopleOf } from './timeline.ts'

const t = translator(messages)

const TIME = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
const NAMES = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' })

/** Returns the time of day in the user's time zone: "9:41 AM". */
export const timeText = (moment: string): string => TIME.format(new Date(moment))

/** Returns the name of a day: "Today", "December 5, 2026". `moment` is in the day. */
export function dayText(day: string, moment: string, now = new Date()): string {
  const near = nearDay(day, now)
  return near ? t(`days.${near}`) : longDay(moment)
}

/** Returns "December 5, 2026, 9:41 AM". */
export const momentText = ({ createdAt }: Revision): string => `${longDay(createdAt)}, ${timeText(createdAt)}`

/** Returns the time of day of a version of today, and its date with another one. */
export const shortMoment = (revision: Revision, now = new Date()): string =>
  nearDay(dateOf(new Date(revision.createdAt)), now) === 'today'
    ? timeText(revision.createdAt)
    : momentText(revision)

/** Returns names in a sentence: "Ada and Ben". */
export const namesText = (names: readonly string[]): string => NAMES.format(names.map(isolatedText))

/** Returns the names of those who wrote a version. */
export const peopleText = (revision: Revision): string => namesText(peopleOf(revision))
