import { type Segment, segmentsOf } from '#writing/check/segments.ts'

/** Characters that are checked in one turn: some 170 words, so that nobody's turn is long. Below half of what a segment may have. */
const PIECE_MAX = 1000

/**
 * The paragraphs of a text, as many together as go into 1,000 characters; a longer one is alone, and an enormous one in
 * several pieces. What is left out is white space. A piece has the findings that its part of the whole text has.
 */
export function piecesOf(text: string): Segment[] {
  const pieces: { start: number; end: number }[] = []
  for (const { text: segment, start } of segmentsOf(text)) {
    const end = start + segment.length
    const last = pieces.at(-1)
    if (last && end - last.start <= PIECE_MAX) last.end = end
    else pieces.push({ start, end })
  }
  return pieces.map(({ start, end }) => ({ text: text.slice(start, end), start }))
}
