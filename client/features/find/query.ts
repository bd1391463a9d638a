/** A text to look for. */
export type Query = { text: string; matchCase: boolean; wholeWord: boolean }

/** A range of a text in UTF-16 offsets, end exclusive. */
export type Span = { from: number; to: number }

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

/**
 * Returns the pattern of a query, or null if nothing is looked for. It has no repetitions, so that
 * its time grows with the text alone.
 */
export function patternOf({ text, matchCase, wholeWord }: Query): RegExp | null {
  if (text === '') return null
  const literal = text.replaceAll(/['‘’"“” ]|[\\^$.*+?()[\]{}|/]/g, sign => ALIKE[sign] ?? `\\${sign}`)
  const isWordAt = (edge: '^' | '$') => new RegExp(edge === '^' ? `^${WORD}` : `${WORD}$`, 'u').test(text)
  const before = wholeWord && isWordAt('^') ? `(?<!${WORD})` : ''
  const after = wholeWord && isWordAt('$') ? `(?!${WORD})` : ''
  return new RegExp(before + literal + after, matchCase ? 'gu' : 'giu')
}

/** Returns the matches of a pattern in a text, from left to right. They do not overlap. */
export const spansIn = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({ from: index, to: index + found.length }))
