import type { SiteContent, SiteContents } from '#api/services/sitePages.ts'
import type { SecretBox } from '#platform/secretBox.ts'
import { NEWSLETTER_OUTCOMES, type NewsletterAct, type NewsletterState } from '#schema/newsletter/contract.ts'

import { emailIn } from './links.ts'

/** The pages of the newsletter: an outcome, or the act of a link in an email. */
export function newsletterPages(secretBox: SecretBox): SiteContents {
  const actOf = (act: NewsletterAct, token: string): NewsletterState => {
    const email = emailIn(secretBox, act, token)
    return email === null ? { state: 'expired' } : { state: act, email, token }
  }
  const shown = (content: NewsletterState): SiteContent => ({
    content,
    isIndexed: false,
    isKept: false,
  })
  return {
    newsletter: async ({ token }, { outcome }) =>
      shown(
        token === undefined
          ? { state: NEWSLETTER_OUTCOMES.find(known => known === outcome) ?? 'expired' }
          : actOf('confirm', token),
      ),
    unsubscribe: async ({ token = '' }) => shown(actOf('unsubscribe', token)),
  }
}
