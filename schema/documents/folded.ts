/** Accents, and the vowel points of Arabic and Hebrew: people search without them. */
const POINTS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u064b-\u0652]/g
const QUOTES: Record<string, string> = { '‘': "'", '’': "'", '“': '"', '”': '"', '\u00a0': ' ' }

/**
 * More marks on one letter than any script has. Putting many in order would take quadratic time; see
 * the Stream-Safe Text Format of UAX 15.
 */
const EXCESS = /(\p{M}{30})\p{M}+/gu

/**
 * Returns a text as searches compare it: in lower case, without accents, with straight quotes. Marks
 * beyond the thirtieth on one letter are dropped.
 */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(EXCESS, '$1')
    .normalize('NFD')
    .replace(POINTS, '')
    .normalize('NFC')
    .replace(/[‘’“”\u00a0]/g, quote => QUOTES[quote] ?? quote)

/**
 * Returns what a title is ordered by, as `sorted_title` of the database makes it from a folded one. Numbers
 * of at most ten digits count as numbers: Chapter 2 comes before Chapter 10.
 */
export const sortedTitle = (title: string): string =>
  folded(title)
    .replace(/[0-9]+/g, '000000000$&')
    .replace(/0{0,9}([0-9]{10,})/g, '$1')

/** Compares two texts by code points, as the database does. The order of strings is another one beyond U+FFFF. */
export function compareCodePoints(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)]
  const at = left.findIndex((letter, n) => letter !== right[n])
  return (left[at]?.codePointAt(0) ?? -1) - (right[at < 0 ? left.length : at]?.codePointAt(0) ?? -1)
}

/** A part of a text in UTF-16 offsets, end exclusive. */
export type TextPart = { start: number; end: number }

/** A letter with the points after it. A line break stays one character. */
const LETTERS = /[\s\S][\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u064b-\u0652]*/gu

/**
 * Returns where folded words are in a text, in order. Parts that meet are one part.
 */
export function partsWith(text: string, words: readonly string[]): TextPart[] {
  let fold = ''
  /** For each character of the folded text, the letter that it comes from. */
  const origins: TextPart[] = []
  for (const { 0: letter, index } of text.matchAll(LETTERS)) {
    const one = folded(letter)
    fold += one
    for (let n = 0; n < one.length; n += 1) origins.push({ start: index, end: index + letter.length })
  }
  const found: TextPart[] = []
  for (const word of words) {
    if (word === '') continue
    for (let at = fold.indexOf(word); at >= 0; at = fold.indexOf(word, at + word.length)) {
      const [first, last] = [origins[at], origins[at + word.length - 1]]
      if (first && last) found.push({ start: first.start, end: last.end })
    }
  }
  return merged(found)
}

function merged(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = []
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last && part.start <= last.end) last.end = Math.max(last.end, part.end)
    else result.push({ ...part })
  }
  return result
}

/** More words than anyone types are not looked for. */
const WORDS_MAX = 8

/** Returns the folded words of a search. A document must contain all of them. */
export const searchedWords = (query: string): string[] => [
  ...new Set(
    folded(query)
      .split(/[\s\0]+/)
      .filter(Boolean)
      .slice(0, WORDS_MAX),
  ),
]
