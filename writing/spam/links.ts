import type { MailRange } from '#schema/spam/report.ts'
import { matchesIn, type Part } from './mail.ts'

const SHORTENERS = new Set(
  'bit.ly tinyurl.com goo.gl t.co ow.ly is.gd buff.ly rebrand.ly cutt.ly rb.gy shorturl.at tiny.cc t.ly bl.ink s.id v.gd adf.ly'.split(
    ' ',
  ),
)
/** Cheap top-level domains popular with spammers. */
const ODD_ENDINGS =
  /\.(?:biz|xyz|top|click|link|club|online|site|win|bid|loan|work|buzz|gq|tk|ml|cf|ga|su|icu|shop|vip|cam|rest|monster)$/
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"')\]]{3,300}/gi
const MARKDOWN = /\[([^\][\n]{3,200})\]\((https?:\/\/[^\s)]{3,300})\)/gi
const ANCHOR =
  /<a\s[^<>]{0,300}?href=["']?(https?:\/\/[^\s"'<>]{3,300})["']?[^<>]{0,300}>([^<]{3,200})<\/a>/gi

/** Returns all web addresses. */
export function linksIn(parts: readonly Part[]): MailRange[] {
  return matchesIn(parts, ADDRESS)
}

/** Returns whether an address uses a URL shortener. */
export function isShortened(address: string): boolean {
  return SHORTENERS.has(hostOf(address))
}

/**
 * Returns whether the host is a number, follows a user name, has many parts, look-alike letters, a
 * port or an odd ending.
 */
export function isOdd(address: string): boolean {
  const host = hostOf(address)
  return (
    /^\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?$/.test(host) ||
    /^https?:\/\/[^/]*@/i.test(address) ||
    host.includes('xn--') ||
    host.split('.').length > 4 ||
    /:\d{2,5}$/.test(host) ||
    ODD_ENDINGS.test(host)
  )
}

/** Returns links (in Markdown or HTML) whose text names another site than their target. */
export function mismatchedIn(parts: readonly Part[]): MailRange[] {
  return parts.flatMap(({ part, text }) => {
    const found = [
      ...Array.from(text.matchAll(MARKDOWN), match => ({ match, shown: match[1], target: match[2] })),
      ...Array.from(text.matchAll(ANCHOR), match => ({ match, shown: match[2], target: match[1] })),
    ]
    return found
      .filter(({ shown = '', target = '' }) => {
        const named = /(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,20}/i.exec(shown)?.[0]
        return named !== undefined && siteOf(named) !== siteOf(hostOf(target))
      })
      .map(({ match }) => ({ part, start: match.index, end: match.index + match[0].length }))
  })
}

function hostOf(address: string): string {
  const [host = ''] = address.replace(/^https?:\/\//i, '').split(/[/?#]/)
  return (host.split('@').at(-1) ?? '').toLowerCase()
}

/** Treats "mail.example.com" and "example.com" as one site. */
function siteOf(host: string): string {
  return host.toLowerCase().split('.').slice(-2).join('.')
}
