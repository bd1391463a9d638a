/** Longest piece given to the linter at once: bounds the time one piece blocks. */
const SEGMENT_MAX = 5000

export interface Segment {
  text: string
  /** UTF-16 offset in the whole text. */
  start: number
}

/**
 * The paragraphs of a text (a line break ends one); an enormous one is cut after a sentence or, failing that, a space.
 * A paragraph is thus always checked alone: whole and incremental checks give the same findings.
 */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = []
  for (const match of text.matchAll(/[^\r\n\u2028\u2029]+/g)) {
    let rest = match[0]
    let start = match.index
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
  // Never between the halves of a surrogate pair.
  return /[\uD800-\uDBFF]/.test(head.charAt(SEGMENT_MAX - 1)) ? SEGMENT_MAX - 1 : SEGMENT_MAX
}
