import * as z from 'zod/mini'

/** POST /api/newsletter, a form. Its handler checks the address, since its answer is a page. */
export const newsletterForm = z.object({
  email: z._default(z.string(), ''),
  /** People do not see this field. Programs fill it in. */
  website: z._default(z.string(), ''),
})

/** POST /api/newsletter/confirm and …/unsubscribe: the token of a link in an email. */
export const newsletterLink = z.object({ token: z._default(z.string(), '') })

/** The acts that links in emails offer. */
export const NEWSLETTER_ACTS = ['confirm', 'unsubscribe'] as const
export type NewsletterAct = (typeof NEWSLETTER_ACTS)[number]

/** The pages of the acts. A token follows. */
export const NEWSLETTER_PAGES: Readonly<Record<NewsletterAct, string>> = {
  confirm: '/newsletter',
  unsubscribe: '/unsubscribe',
}
/** An address in base64url, and a code. */
export const NEWSLETTER_TOKEN = /^[\w-]{1,1024}\.[\w-]{43}$/

/** The outcomes that the page of the newsletter reports. */
export const NEWSLETTER_OUTCOMES = ['sent', 'invalid', 'confirmed', 'unsubscribed', 'expired'] as const
export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number]

/** The content of the page: an outcome, or an act with what its form sends. */
export type NewsletterState =
  | { state: NewsletterOutcome }
  | { state: NewsletterAct; email: string; token: string }
