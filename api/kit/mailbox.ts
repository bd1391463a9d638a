import { domainToASCII, domainToUnicode } from 'node:url'

import { EMAIL_MAX, isEmail } from '#schema/shared/email.ts'

/** Characters without width, except the joiners that some scripts need between their letters. */
const INVISIBLE = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu
/** Joiners next to what needs none. */
const JOINERS = /(?<![^\0-\x7f])[\u200C\u200D]+|[\u200C\u200D]+(?![^\0-\x7f])/gu
const CONTROL = /\p{Cc}/u
const ASCII = /^[\0-\x7f]*$/
const PUNYCODE = /(^|\.)xn--/i
/** A part of a domain between two dots. */
const LABEL = /^(?!-).{1,63}(?<!-)$/su
/** Letters, digits and three signs of ASCII, and anything beyond it. */
const DOMAIN = /^[^\0-\x2c\x2f\x3a-\x40\x5b-\x5e\x60\x7b-\x7f]+$/

/**
 * Returns the one spelling of an email address that stands for its mailbox, with ASCII letters as
 * typed, or null for what is no email. Spellings that differ by invisible or full-width characters,
 * by an international domain in Unicode or Punycode, or by a Turkish capital İ are one.
 */
export function mailboxOf(text: string): string | null {
  const plain = visible(text).trim()
  const at = plain.lastIndexOf('@')
  const domain = domainOf(plain.slice(at + 1))
  if (at < 1 || domain === null || CONTROL.test(plain)) return null
  const mailbox = `${localOf(plain.slice(0, at))}@${domain}`
  // A letter may be longer in lower case, and no spelling is longer than an address may be.
  return isEmail(mailbox) && plain.toLowerCase().length <= EMAIL_MAX ? mailbox : null
}

/** Returns the key by which mailboxes are the same: also of what is no email, as it was typed. */
export const mailboxKey = (text: string): string => (mailboxOf(text) ?? text.trim()).toLowerCase()

/** Joiners are looked at last: between them and a letter was what is gone by then. */
const visible = (text: string): string =>
  text.replaceAll(INVISIBLE, '').normalize('NFKC').replaceAll(JOINERS, '').normalize('NFKC')

/** Lower case, where PostgreSQL and JavaScript differ about it. */
const localOf = (local: string): string =>
  ASCII.test(local)
    ? local
    : local.toLowerCase().replaceAll('i\u0307', 'i').replaceAll(JOINERS, '').normalize('NFKC')

function domainOf(typed: string): string | null {
  const domain = typed.replaceAll(/[\u3002\uFF61]/g, '.').replace(/\.$/, '')
  if (!DOMAIN.test(domain) || !domain.split('.').every(label => LABEL.test(label))) return null
  if (ASCII.test(domain) && !PUNYCODE.test(domain)) return domain
  const ascii = domainToASCII(domain)
  const unicode = domainToUnicode(ascii)
  return ascii !== '' && domainToASCII(unicode) === ascii ? unicode : null
}
