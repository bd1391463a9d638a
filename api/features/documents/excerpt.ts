import { partsWith } from '#schema/documents/folded.ts'
import type { Excerpt } from '#schema/documents/search.ts'

/** Characters of an excerpt before the match, and from its start. */
const BEFORE = 40
const AFTER = 160

/** A piece of a text, and whether the text begins before it. */
type Piece = { window: string | null; cutBefore: boolean }

/** Returns the text around the first match in a piece of a text; null if the piece has none. */
export function excerptOf(
  { window, cutBefore }: Piece,
  { words, phrase }: { words: readonly string[]; phrase: string },
): Excerpt | null {
  if (window === null) return null
  const parts = partsWith(window, words)
  const [first] = [...partsWith(window, [phrase]), ...parts]
  if (!first) return null
  const start = wordStart(window, first.start - BEFORE, first.start)
  const end = wordEnd(window, Math.max(first.start + AFTER, first.end), first.end)
  const inside = parts.filter(part => part.start < end && part.end > start)
  return {
    text: window.slice(start, end),
    parts: inside.map(part => ({
      start: Math.max(part.start - start, 0),
      end: Math.min(part.end, end) - start,
    })),
    cutBefore: cutBefore || start > 0,
    cutAfter: end < window.length,
  }
}

/** Returns the start of the first whole word at or after a place; `latest` if there is none before it. */
function wordStart(text: string, from: number, latest: number): number {
  if (from <= 0) return 0
  const space = text.slice(from, latest).search(/\s/)
  return space < 0 ? whole(text, from) : from + space + 1
}

/** Returns the end of the last whole word before a place; the place if it would be before `earliest`. */
function wordEnd(text: string, to: number, earliest: number): number {
  if (to >= text.length) return text.length
  const space = text.slice(earliest, to).search(/\s\S*$/)
  return space < 0 ? whole(text, to) : earliest + space
}

/** Returns a place that is not inside of a character. */
const whole = (text: string, at: number): number =>
  /^[\uDC00-\uDFFF]/.test(text.slice(at)) && /[\uD800-\uDBFF]$/.test(text.slice(0, at)) ? at - 1 : at
