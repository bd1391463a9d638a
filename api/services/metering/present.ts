import type { Usage } from '#schema/usage/contract.ts'

/** "14 Aug": the day on which an allowance comes back, in UTC. */
const dayOf = (timestamp: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(timestamp),
  )

/** What a user reads when nothing is left: what happened, that nothing is lost, and when it goes on. */
export const exhaustedMessage = ({ limit, resetsAt }: Usage): string =>
  limit === 0
    ? 'Your plan has no queries. Nothing you wrote is lost. A larger plan has some.'
    : `You have used all ${limit} queries of this month. Nothing you wrote is lost. They reset on ${dayOf(resetsAt)}.`
