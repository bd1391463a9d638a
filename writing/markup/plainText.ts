/** A part of a text: prose, or markup with its replacement in the prose. */
export type Piece = { text: string } | { markup: string; as?: string }

export interface OriginalRange {
  start: number
  end: number
  /** Whether the range contains words only, so a replacement removes no markup. */
  wordsOnly: boolean
}

/** The prose of a text, and the mapping back to the original. */
export interface PlainText {
  text: string
  /**
   * Returns the range in the original (UTF-16 offsets), or null if it begins or ends in the
   * replacement of markup.
   */
  toOriginal(start: number, end: number): OriginalRange | null
}

interface Run {
  kind: 'words' | 'markup'
  plain: number
  plainEnd: number
  original: number
}

/**
 * Joins the prose of the pieces and the replacements of their markup. The joined pieces are the
 * original.
 */
export function plainTextOf(pieces: Iterable<Piece>): PlainText {
  const runs: Run[] = []
  const parts: string[] = []
  let plain = 0
  let original = 0
  for (const piece of pieces) {
    const isText = 'text' in piece
    const source = isText ? piece.text : piece.markup
    const read = isText ? piece.text : (piece.as ?? '')
    if (source === '' && read === '') continue
    runs.push({ kind: isText ? 'words' : 'markup', plain, plainEnd: plain + read.length, original })
    parts.push(read)
    plain += read.length
    original += source.length
  }
  return {
    text: parts.join(''),
    toOriginal(start, end) {
      if (start < 0 || end <= start || end > plain) return null
      const first = indexAt(runs, start)
      const last = indexAt(runs, end - 1)
      const [from, to] = [runs[first], runs[last]]
      if (from?.kind !== 'words' || to?.kind !== 'words') return null
      return {
        start: from.original + (start - from.plain),
        end: to.original + (end - to.plain),
        wordsOnly: runs.slice(first, last + 1).every(run => run.kind === 'words'),
      }
    },
  }
}

/** Returns the index of the run that contains the character at `offset`, skipping empty runs. */
function indexAt(runs: readonly Run[], offset: number): number {
  let low = 0
  let high = runs.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((runs[middle]?.plainEnd ?? 0) > offset) high = middle
    else low = middle + 1
  }
  return low
}

/** Composes two mappings, where `inner` is the plain text of the text of `outer`. */
export function nested(outer: PlainText, inner: PlainText): PlainText {
  return {
    text: inner.text,
    toOriginal(start, end) {
      const between = inner.toOriginal(start, end)
      const range = between && outer.toOriginal(between.start, between.end)
      return range && { ...range, wordsOnly: range.wordsOnly && between.wordsOnly }
    },
  }
}
