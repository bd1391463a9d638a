import { paragraphRanges, withoutLineBreaks } from './lineBreaks.ts'

/** Maximum length of a piece passed to the linter. It bounds the time that one piece blocks. */
const SEGMENT_MAX = 5000

export interface Segment {
  /** The paragraph, with a space for each line break in it. */
  text: string
  /** UTF-16 offset in the whole text. */
  start: number
}

/**
 * Returns the paragraphs of a text: a line each, or several that a break inside a sentence divides
 * (see `lineBreaks.ts`). An enormous one is cut after a sentence or, failing that, at a space. A paragraph is always checked alone, so whole and incremental
 * checks return the same findings.
 */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = []
  for (const range of paragraphRanges(text, SEGMENT_MAX)) {
    let rest = withoutLineBreaks(text.slice(range.start, range.end))
    let { start } = range
    while (rest.length > SEGMENT_MAX) {
      const length = cutOf(rest)
      segments.push({ text: rest.slice(0, length), start })
      rest = rest.slice(length)
      start += length
    }
    if (rest.trim() !== '') segments.push({ text: rest, start })
  }
  return segments
}

function cutOf(text: string): number {
  const head = text.slice(0, SEGMENT_MAX)
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? '))
  if (sentence > SEGMENT_MAX / 2) return sentence + 2
  const space = head.lastIndexOf(' ')
  if (space > SEGMENT_MAX / 2) return space + 1
  // Never split a surrogate pair.
  return /[\uD800-\uDBFF]/.test(head.charAt(SEGMENT_MAX - 1)) ? SEGMENT_MAX - 1 : SEGMENT_MAX
}
