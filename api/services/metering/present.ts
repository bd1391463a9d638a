import { t } from '#api/kit/messages.ts'
import type { Usage } from '#schema/usage/contract.ts'

/** Returns the day on which an allowance resets, in UTC: "Aug 14". */
const dayOf = (timestamp: string): string =>
  new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(timestamp),
  )

/**
 * Returns the message for a spent allowance. It says that nothing is lost, and when the allowance
 * resets.
 */
export const exhaustedMessage = ({ limit, resetsAt }: Usage): string =>
  limit === 0 ? t('usage.none') : t('usage.exhausted', { limit, day: dayOf(resetsAt) })
