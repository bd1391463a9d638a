import type { Piece } from './plainText.ts'

/**
 * Maximum length of inline code, formulas and comments, and of link texts and addresses. It bounds
 * the search for their end.
 */
const CODE_MAX = 2000

/** Signs with a meaning inside a line. */
const SIGN = /[\\`![<&*_~$:]/g

/** Yields the prose of a text in which every line is a paragraph. */
export function* inlinePieces(text: string): Generator<Piece> {
  let copied = 0
  let at = 0
  // The ends of link texts, and the rest of the link after each.
  const links: { end: number; rest: string }[] = []
  for (;;) {
    SIGN.lastIndex = at
    const sign = SIGN.exec(text)?.index ?? text.length
    const link = links.at(-1)
    if (link && link.end <= sign) {
      links.pop()
      // A construct that began in the link text may extend beyond it.
      if (link.end < copied) continue
      yield { text: text.slice(copied, link.end) }
      yield { markup: link.rest }
      copied = at = link.end + link.rest.length
      continue
    }
    if (sign >= text.length) break
    const found = markupAt(text, sign)
    if (found === null) {
      at = sign + 1
      continue
    }
    yield { text: text.slice(copied, sign) }
    yield found.piece
    copied = at = sign + found.piece.markup.length
    if (found.link) links.push(found.link)
    if (found.literal) at += 1
  }
  yield { text: text.slice(copied) }
}

type Markup = { markup: string; as?: string }
interface Found {
  piece: Markup
  /** The next text belongs to a link. */
  link?: { end: number; rest: string }
  /** The next character is literal text. */
  literal?: boolean
}

function markupAt(text: string, at: number): Found | null {
  switch (text.charAt(at)) {
    case '\\':
      return matching(/\\(?=[!-/:-@[-`{-~])/y, text, at, markup => ({ piece: { markup }, literal: true }))
    case '`':
      return codeAt(text, at)
    case '!':
      return matching(IMAGE, text, at, markup => ({ piece: { markup } }))
    case '[':
      return linkAt(text, at)
    case '<':
      return tagAt(text, at)
    case '&':
      return entityAt(text, at)
    case '*':
    case '_':
    case '~':
      return emphasisAt(text, at)
    case '$':
      return matching(FORMULA, text, at, markup => ({ piece: { markup, as: STAND_IN } }))
    default:
      return matching(/:[a-z0-9_+-]{2,40}:(?![\w])/y, text, at, markup =>
        /\d:$|^:\d/.test(markup) ? null : { piece: { markup } },
      )
  }
}

/** Replaces code and formulas. This word fits anywhere in a sentence. */
const STAND_IN = 'Google'
/** Replaces them after "an". */
const STAND_IN_BY_VOWEL = 'Amazon'

const LABEL = String.raw`\[((?:[^\[\]\\\n]|\\.|\[[^\[\]\n]{0,200}\]){0,1000})\]`
const TARGET = String.raw`(?:\((?:[^()\\\n]|\\.|\([^()\n]{0,200}\)){0,2000}\)|\[[^\[\]\n]{0,200}\])`
const IMAGE = new RegExp(`!${LABEL}${TARGET}`, 'y')
const LINK = new RegExp(`${LABEL}(${TARGET})?`, 'y')
const FORMULA = new RegExp(
  String.raw`\$\$[^$]{1,${CODE_MAX}}\$\$|\$(?=\S)[^$\n]{0,${CODE_MAX}}[^\s$]\$(?!\d)`,
  'y',
)

function matching<T>(pattern: RegExp, text: string, at: number, then: (match: string) => T): T | null {
  pattern.lastIndex = at
  const match = pattern.exec(text)?.[0]
  return match === undefined ? null : then(match)
}

function codeAt(text: string, at: number): Found {
  const ticks = /`+/y
  ticks.lastIndex = at
  const fence = ticks.exec(text)?.[0] ?? '`'
  const closing = new RegExp('`+', 'g')
  closing.lastIndex = at + fence.length
  for (;;) {
    const end = closing.exec(text)
    const gap = end && text.slice(at + fence.length, end.index)
    // Backticks without an end are not words.
    if (!end || gap === null || gap.length > CODE_MAX || gap.includes('\n'))
      return { piece: { markup: fence } }
    if (end[0].length !== fence.length) continue
    return { piece: { markup: fence + gap + end[0], as: standInFor(gap.trim()) } }
  }
}

/** Returns a plain word unchanged, so that its neighbors agree with it. */
function standInFor(code: string): string {
  if (/^[A-Za-z]{1,30}$/.test(code)) return code
  return /^[^\p{L}]*[aeiouAEIOU]/u.test(code) ? STAND_IN_BY_VOWEL : STAND_IN
}

function linkAt(text: string, at: number): Found | null {
  LINK.lastIndex = at
  const match = LINK.exec(text)
  if (!match) return null
  const [whole, label = '', target] = match
  if (label.startsWith('^')) return { piece: { markup: whole } }
  // Brackets alone are not a link, except for a wiki link.
  if (target === undefined && !/^\[.*\]$/.test(label)) return null
  const end = at + 1 + label.length
  return { piece: { markup: '[' }, link: { end, rest: text.slice(end, at + whole.length) } }
}

const TAG = /<(?:\/?[A-Za-z][A-Za-z0-9-]{0,50}(?:\s[^<>\n]{0,2000})?\/?>|!--[^\n]{0,2000}?-->)/y
const ADDRESS = /<(?=(?:[a-z][a-z0-9+.-]{1,30}:|[^\s<>@]{1,100}@)[^\s<>]{1,2000}>)/iy

function tagAt(text: string, at: number): Found | null {
  const tag = matching(TAG, text, at, markup => ({
    piece: { markup, as: /^<br\b/i.test(markup) ? ' ' : '' },
  }))
  if (tag) return tag
  return matching(ADDRESS, text, at, markup => {
    const end = text.indexOf('>', at)
    return { piece: { markup }, link: { end, rest: '>' } }
  })
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
}

function entityAt(text: string, at: number): Found | null {
  return matching(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31});/iy, text, at, markup => {
    const as = decoded(markup.slice(1, -1))
    return as === null ? null : { piece: { markup, as } }
  })
}

function decoded(name: string): string | null {
  if (!name.startsWith('#')) return ENTITIES[name] ?? null
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : null
}

/**
 * Finds signs of emphasis. They touch a word, and underscores touch its outside. Asterisks between
 * spaces are literal.
 */
function emphasisAt(text: string, at: number): Found | null {
  return matching(/\*+|_+|~~/y, text, at, markup => {
    const before = text.charAt(at - 1)
    const after = text.charAt(at + markup.length)
    if (!/\S/.test(before) && !/\S/.test(after)) return null
    const isInside = /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after)
    return markup.startsWith('_') && isInside ? null : { piece: { markup } }
  })
}
