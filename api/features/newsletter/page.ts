import type { SiteContents } from '#api/services/sitePages.ts'
import type { SecretBox } from '#platform/secretBox.ts'
import { NEWSLETTER_ACTS, NEWSLETTER_OUTCOMES, type NewsletterState } from '#schema/newsletter/contract.ts'

import { isOurs } from './links.ts'

/** The page of the newsletter: its outcome, or the act of a link in an email. */
export const newsletterPage = (secretBox: SecretBox): SiteContents => ({
  newsletter: async ({ act: named }, { email = '', token = '', outcome }) => {
    const act = NEWSLETTER_ACTS.find(known => known === named)
    const content: NewsletterState =
      act === undefined
        ? { state: NEWSLETTER_OUTCOMES.find(known => known === outcome) ?? 'expired' }
        : isOurs(secretBox, act, { email, token })
          ? { state: act, email, token }
          : { state: 'expired' }
    return { content, isIndexed: false }
  },
})
