import { EMAILS_OUTCOMES, type EmailsState } from '#schema/notifications/emails.ts'
import { isRecord } from '#schema/shared/records.ts'

/** Returns the content of the page. Throws if it has another shape. */
export function parseEmails(content: unknown): EmailsState {
  const { state, token } = isRecord(content) ? content : {}
  const outcome = EMAILS_OUTCOMES.find(known => known === state)
  if (outcome !== undefined) return { state: outcome }
  if (state === 'ask' && typeof token === 'string') return { state, token }
  throw new Error('The content of the page about emails has another shape.')
}
