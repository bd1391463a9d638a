import { NEWSLETTER_ACTS, NEWSLETTER_OUTCOMES, type NewsletterState } from '#schema/newsletter/contract.ts'
import { isRecord } from '#schema/shared/records.ts'

/** Returns the content of the page. Throws if it has another shape. */
export function parseNewsletter(content: unknown): NewsletterState {
  const { state, email, token } = isRecord(content) ? content : {}
  const outcome = NEWSLETTER_OUTCOMES.find(known => known === state)
  if (outcome !== undefined) return { state: outcome }
  const act = NEWSLETTER_ACTS.find(known => known === state)
  if (act !== undefined && typeof email === 'string' && typeof token === 'string')
    return { state: act, email, token }
  throw new Error('The content of the page of the newsletter has another shape.')
}
