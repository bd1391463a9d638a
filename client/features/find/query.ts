/** A text or regular expression to look for. */
export type Query = { text: string; matchCase: boolean; wholeWord: boolean; isExpression: boolean }

/** A range of a text in UTF-16 offsets, end exclusive. */
export type Span = { from: number; to: number }

/** A found range. `groups` are the texts of the expression's groups; the first one is the whole match. */
export type Match = Span & { groups: readonly (string | undefined)[] }

/** How a query is looked for. An expression may take any time, so that it runs in a worker. */
export type Pattern =
  | { kind: 'nothing' }
  | { kind: 'invalid' }
  | { kind: 'text'; pattern: RegExp }
  | { kind: 'expression'; pattern: RegExp }

/** Longest text that can be looked for. */
export const QUERY_MAX = 500

const WORD = String.raw`[\p{L}\p{N}\p{M}_]`

/** Signs that keyboards and texts write differently: straight and curly quotes, plain and fixed spaces. */
const ALIKE: Readonly<Record<string, string>> = {
  "'": "['‘’]",
  '‘': "['‘’]",
  '’': "['‘’]",
  '"': '["“”]',
  '“': '["“”]',
  '”': '["“”]',
  ' ': '[ \u00A0\u202F]',
}

/** Returns how to look for a query. The pattern of a text takes time that grows with the text searched alone. */
export function patternOf(query: Query): Pattern {
  if (query.text === '') return { kind: 'nothing' }
  return query.isExpression ? expressionOf(query) : { kind: 'text', pattern: textPatternOf(query) }
}

function textPatternOf({ text, matchCase, wholeWord }: Query): RegExp {
  const literal = text.replaceAll(/['‘’"“” ]|[\\^$.*+?()[\]{}|/]/g, sign => ALIKE[sign] ?? `\\${sign}`)
  const isWordAt = (edge: '^' | '$') => new RegExp(edge === '^' ? `^${WORD}` : `${WORD}$`, 'u').test(text)
  const before = wholeWord && isWordAt('^') ? `(?<!${WORD})` : ''
  const after = wholeWord && isWordAt('$') ? `(?!${WORD})` : ''
  return new RegExp(before + literal + after, matchCase ? 'gu' : 'giu')
}

function expressionOf({ text, matchCase, wholeWord }: Query): Pattern {
  try {
    // By itself first: with the edges of a word around it, an open group could be closed.
    const { source } = new RegExp(text, 'u')
    const whole = wholeWord ? `(?<!${WORD})(?:${source})(?!${WORD})` : source
    return { kind: 'expression', pattern: new RegExp(whole, matchCase ? 'gmu' : 'gimu') }
  } catch {
    return { kind: 'invalid' }
  }
}

/** Returns the matches of a pattern in a text, from left to right. They are not empty and do not overlap. */
export const matchesIn = (text: string, pattern: RegExp): Match[] =>
  Array.from(text.matchAll(pattern), found => ({
    from: found.index,
    to: found.index + found[0].length,
    groups: [...found],
  })).filter(({ from, to }) => to > from)

/**
 * Returns the text that replaces a match. For an expression, `$1` to `$9` in the replacement are its
 * groups, `$&` is the match and `$$` a dollar sign, as in JavaScript.
 */
export function replacementFor({ isExpression }: Query, { groups }: Match, replacement: string): string {
  if (!isExpression) return replacement
  return replacement.replaceAll(/\$([$&1-9])/g, (sign, key: string) => {
    if (key === '$') return '$'
    const index = key === '&' ? 0 : Number(key)
    return index < groups.length ? (groups[index] ?? '') : sign
  })
}
