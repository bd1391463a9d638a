import type { EmailRange } from '#schema/spam/report.ts'

import { matchesIn, type Part } from './email.ts'

const SHORTENERS = new Set(
  'bit.ly tinyurl.com goo.gl t.co ow.ly is.gd buff.ly rebrand.ly cutt.ly rb.gy shorturl.at tiny.cc t.ly bl.ink s.id v.gd adf.ly'.split(
    ' ',
  ),
)
/** Cheap top-level domains popular with spammers. */
const ODD_ENDINGS =
  /\.(?:biz|xyz|top|click|link|club|online|site|win|bid|loan|loans|work|buzz|gq|tk|ml|cf|ga|su|icu|shop|vip|cam|rest|monster|live|support|help|cc|pw|sbs|cfd|cyou|bond|casino|download|store|info|website|space)$/
/** Words that fake sites add to a name, as in "parcel-fee.com". */
const BAIT =
  /(?:^|[.-])(?:secure|login|signin|verify|verification|account|accounts|update|support|refund|fee|fees|pay|payment|billing|unlock|alert|confirm|redelivery|reschedule|delivery|customs|rebook|restore|claim|appeal|security|bonus|gift|prize|bill|toll|tolls|parcel|tax|gov|payee|device|depot|protect|keep|help|cancel|reset)(?:[.-]|$)/
const ADDRESS =
  /\b(?:https?:\/\/|www\.)[^\s<>"')\]]{3,300}|(?<![\w@./:-])(?:[a-z0-9-]{1,63}\.){1,4}(?:[a-z]{2,12}\/[^\s<>"')\]]{1,300}|(?:com|net|org|info|biz|xyz|top|click|link|online|site|live|shop|icu|club|support|help)\b(?![\w@.-]))/gi
const MARKDOWN = /\[([^\][\n]{3,200})\]\((https?:\/\/[^\s)]{3,300})\)/gi
const ANCHOR =
  /<a\s[^<>]{0,300}?href=["']?(https?:\/\/[^\s"'<>]{3,300})["']?[^<>]{0,300}>([^<]{3,200})<\/a>/gi

/** Returns all web addresses. */
export function linksIn(parts: readonly Part[]): EmailRange[] {
  return matchesIn(parts, ADDRESS)
}

/** Returns whether an address uses a URL shortener. */
export function isShortened(address: string): boolean {
  return SHORTENERS.has(hostOf(address))
}

/**
 * Returns whether the host is a number, follows a user name, has many parts, look-alike letters, a
 * port or an odd ending, or is named like bait.
 */
export function isOdd(address: string): boolean {
  const host = hostOf(address)
  return (
    /^\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?$/.test(host) ||
    /^https?:\/\/[^/]*@/i.test(address) ||
    host.includes('xn--') ||
    host.split('.').length > 4 ||
    isBait(host) ||
    /:\d{2,5}$/.test(host) ||
    ODD_ENDINGS.test(host)
  )
}

/** Returns whether the name of a site has several parts, one of which promises a service. */
function isBait(host: string): boolean {
  const [name = ''] = host.split('.').slice(-2)
  return name.includes('-') && BAIT.test(name)
}

/** Returns links (in Markdown or HTML) whose text names another site than their target. */
export function mismatchedIn(parts: readonly Part[]): EmailRange[] {
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
  const [host = ''] = address
    .replace(/^https?:\/\//i, '')
    .replace(/[.,!?]+$/, '')
    .split(/[/?#]/)
  return (host.split('@').at(-1) ?? '').toLowerCase()
}

/** Treats "mail.example.com" and "example.com" as one site. */
function siteOf(host: string): string {
  return host.toLowerCase().split('.').slice(-2).join('.')
}
