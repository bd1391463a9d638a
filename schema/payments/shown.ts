import { FALLBACK_RATES } from '#schema/currency/currencies.ts'
import { shownIn } from '#schema/currency/display.ts'
import type { Paise } from '#schema/shared/money.ts'

/** Returns an amount as it is charged. */
export const inRupees = (amount: Paise): string => shownIn(amount, 'INR', FALLBACK_RATES)

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' })

const dayInIndia = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** Returns the day of an invoice. Its number is of a financial year of India. */
export const onDayInIndia = (moment: string): string => dayInIndia.format(new Date(moment))

/** Returns a day: “December 3, 2026”. Paid time begins and ends at midnight UTC. */
export const onDay = (moment: string): string => day.format(new Date(moment))

/** Returns a day that is near: “December 3”. */
export const onNearDay = (moment: string): string => dayOfYear.format(new Date(moment))
