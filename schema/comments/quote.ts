import { QUOTE_KEPT } from '#schema/comments/contract.ts'

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Returns the beginning of a text that is commented on, with a sign where more follows. */
export function keptQuote(text: string): string {
  if (text.length <= QUOTE_KEPT) return text
  const whole = characters.segment(text).containing(QUOTE_KEPT)?.index
  // A character with more than 300 signs is cut, between its code points.
  const kept = whole ? text.slice(0, whole) : text.slice(0, QUOTE_KEPT).replace(/[\uD800-\uDBFF]$/, '')
  return `${kept}…`
}
