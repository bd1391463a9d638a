/** The page that ends emails of notifications. A token follows. */
export const EMAILS_PAGE = '/notification-emails'

/** The id of a user, and a code. */
export const EMAILS_TOKEN = /^[0-9a-f-]{36}\.[\w-]{43}$/

/** The outcomes that the page reports. */
export const EMAILS_OUTCOMES = ['off', 'expired'] as const
export type EmailsOutcome = (typeof EMAILS_OUTCOMES)[number]

/** The content of the page: an outcome, or the question with what its form sends. */
export type EmailsState = { state: EmailsOutcome } | { state: 'ask'; token: string }
