/** A part of a text: words that are read, or signs that are not, with what they stand for between the words around them. */
export type Piece = { text: string } | { markup: string; as?: string }

export interface OriginalRange {
  start: number
  end: number
  /** Whether it holds words alone: what replaces the range takes no markup away. */
  wordsOnly: boolean
}

/** What of a text is read, with the way back. */
export interface PlainText {
  text: string
  /** The range in the original, or null when it begins or ends in what only stands for markup. UTF-16 offsets, as ever. */
  toOriginal(start: number, end: number): OriginalRange | null
}

interface Run {
  kind: 'words' | 'markup'
  plain: number
  plainEnd: number
  original: number
}

/** The pieces' words, and what their markup stands for, as one text. The pieces joined are the original. */
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

/** The run that has the character at `offset`; runs that stand for nothing have none. */
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

/** `inner` is the plain text of `outer`'s: one way back through both. */
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
