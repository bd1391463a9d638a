import { type Segment, segmentsOf } from '#writing/check/segments.ts'

/**
 * The characters checked in one turn, about 170 words, so that turns stay short. Less than half of
 * the maximum segment.
 */
const PIECE_MAX = 1000

/**
 * Divides a text into pieces of whole paragraphs with up to 1,000 characters. A longer paragraph is
 * one piece, and an enormous one is several. White space between pieces is dropped. A piece has the
 * same issues as its part of the text.
 */
export function piecesOf(text: string): Segment[] {
  const pieces: { start: number; end: number; isRest: boolean }[] = []
  for (const { text: segment, start } of segmentsOf(text)) {
    const end = start + segment.length
    const last = pieces.at(-1)
    // The rest of a paragraph that was cut would become one with the next line.
    if (last && !last.isRest && end - last.start <= PIECE_MAX) last.end = end
    else pieces.push({ start, end, isRest: last?.end === start })
  }
  return pieces.map(({ start, end }) => ({ text: text.slice(start, end), start }))
}
