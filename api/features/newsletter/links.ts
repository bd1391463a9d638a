import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Urls } from '#api/kit/urls.ts'
import type { SecretBox } from '#platform/secretBox.ts'
import { NEWSLETTER_PAGES, type NewsletterAct } from '#schema/newsletter/contract.ts'

type Secret = Pick<SecretBox, 'derive'>

/** A code over an act and an address (HMAC-SHA-256). It is made again to be compared, so none is stored. */
const codeOf = (secret: Secret, act: NewsletterAct, email: string): string =>
  createHmac('sha256', secret.derive('newsletter')).update(`${act} ${email}`).digest('base64url')

/** Returns the URL of the page for an act. Its token is the address, in lower case, and its code. */
export function linkOf(urls: Urls, secret: Secret, act: NewsletterAct, email: string): string {
  const address = Buffer.from(email).toString('base64url')
  return urls.page(`${NEWSLETTER_PAGES[act]}/${address}.${codeOf(secret, act, email)}`)
}

/** Returns the address of a token that was made here, for this act, or null. */
export function emailIn(secret: Secret, act: NewsletterAct, token: string): string | null {
  const [address = '', code = ''] = token.split('.')
  const email = Buffer.from(address, 'base64url').toString()
  const expected = Buffer.from(codeOf(secret, act, email))
  const sent = Buffer.from(code)
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? email : null
}
