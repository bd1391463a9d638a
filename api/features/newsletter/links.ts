import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Urls } from '#api/kit/urls.ts'
import type { SecretBox } from '#platform/secretBox.ts'
import type { NewsletterAct, NewsletterLink } from '#schema/newsletter/contract.ts'

type Secret = Pick<SecretBox, 'derive'>

/** A token is a code over the act and the address (HMAC-SHA-256), so none is stored. */
const tokenOf = (secret: Secret, act: NewsletterAct, email: string): string =>
  createHmac('sha256', secret.derive('newsletter')).update(`${act} ${email}`).digest('base64url')

/** Returns the address of the page for an act. `email`: in lower case. */
export function linkOf(urls: Urls, secret: Secret, act: NewsletterAct, email: string): string {
  const query = new URLSearchParams({ email, token: tokenOf(secret, act, email) })
  return urls.page(`/newsletter/${act}?${query}`)
}

/** Returns whether a link was made here, for this act. */
export function isOurs(secret: Secret, act: NewsletterAct, { email, token }: NewsletterLink): boolean {
  const expected = Buffer.from(tokenOf(secret, act, email))
  const sent = Buffer.from(token)
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}
