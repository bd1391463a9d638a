import { FALLBACK_RATES } from '#schema/currency/currencies.ts'
import { shownIn } from '#schema/currency/display.ts'
import type { Paise } from '#schema/shared/money.ts'

/** Returns an amount as it is charged. */
export const inRupees = (amount: Paise): string => shownIn(amount, 'INR', FALLBACK_RATES)

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Returns a day. Paid time begins and ends at midnight UTC. */
export const onDay = (moment: string): string => day.format(new Date(moment))
