import type { SentimentReport } from '#schema/sentiment/report.ts'

/** A part of a sentence: plain, or words that caused its score. */
export type Piece = { text: string; effect: 'none' | 'positive' | 'negative' }

/** A part of the text: a scored sentence with its pieces, or what is between sentences. */
export type Part =
  | { kind: 'between'; start: number; text: string }
  | { kind: 'sentence'; start: number; score: number; pieces: Piece[] }

/**
 * Returns the text as parts in order; joined, they are the text. A range outside the text, or one
 * that overlaps an earlier one, is left out.
 */
export function partsOf(text: string, sentences: SentimentReport['sentences']): Part[] {
  const parts: Part[] = []
  let place = 0
  for (const { start, end, score, causes } of sentences) {
    if (start < place || end > text.length) continue
    if (start > place) parts.push({ kind: 'between', start: place, text: text.slice(place, start) })
    parts.push({ kind: 'sentence', start, score, pieces: piecesOf(text, { start, end }, causes) })
    place = end
  }
  if (place < text.length) parts.push({ kind: 'between', start: place, text: text.slice(place) })
  return parts
}

function piecesOf(
  text: string,
  { start, end }: { start: number; end: number },
  causes: SentimentReport['sentences'][number]['causes'],
): Piece[] {
  const pieces: Piece[] = []
  let place = start
  for (const cause of causes) {
    if (cause.start < place || cause.end > end) continue
    if (cause.start > place) pieces.push({ text: text.slice(place, cause.start), effect: 'none' })
    pieces.push({
      text: text.slice(cause.start, cause.end),
      effect: cause.effect < 0 ? 'negative' : 'positive',
    })
    place = cause.end
  }
  if (place < end) pieces.push({ text: text.slice(place, end), effect: 'none' })
  return pieces
}

/** How strongly a sentence is charged: 0 (not shown) to 3. */
export function levelOf(score: number): 0 | 1 | 2 | 3 {
  const strength = Math.abs(score)
  if (strength < 0.15) return 0
  if (strength < 0.35) return 1
  return strength < 0.6 ? 2 : 3
}
