import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Urls } from '#api/kit/urls.ts'
import type { SecretBox } from '#platform/secretBox.ts'
import { urlOf } from '#schema/endpoints/url.ts'
import { mailOffOneClick } from '#schema/notifications/emailEndpoints.ts'
import { EMAILS_PAGE } from '#schema/notifications/emails.ts'

type Secret = Pick<SecretBox, 'derive'>

/** A code over a user (HMAC-SHA-256). It is made again to be compared, so none is stored. */
const codeOf = (secret: Secret, userId: string): string =>
  createHmac('sha256', secret.derive('notification emails')).update(userId).digest('base64url')

/**
 * Returns the addresses that end the emails of a user: that of a page that asks, and that which email
 * programs call. Their token is the user's id and its code.
 */
export function offLinks(urls: Urls, secret: Secret, userId: string): { page: string; oneClick: string } {
  const token = `${userId}.${codeOf(secret, userId)}`
  return {
    page: urls.page(`${EMAILS_PAGE}/${token}`),
    oneClick: urls.page(urlOf(mailOffOneClick, { params: { token } })),
  }
}

/** Returns the user of a token that was made here, or null. */
export function userOf(secret: Secret, token: string): string | null {
  const [userId = '', code = ''] = token.split('.')
  const expected = Buffer.from(codeOf(secret, userId))
  const sent = Buffer.from(code)
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? userId : null
}
