import { isStorable } from './storable.ts'

export const MAX_LINK_LENGTH = 2048

const ALLOWED = /^(?:https?:\/\/|mailto:|tel:)./i
// Browsers skip white space and control characters when they read a scheme, so both are rejected.
const INVISIBLE = /[\s\p{Cc}]/u

/**
 * Returns whether a link target is allowed: http, https, mailto or tel, absolute, without spaces,
 * at most 2,048 characters.
 */
export const isAllowedLink = (href: string): boolean =>
  href.length <= MAX_LINK_LENGTH && ALLOWED.test(href) && !INVISIBLE.test(href) && isStorable(href)
