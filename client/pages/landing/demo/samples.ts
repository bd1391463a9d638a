import type { landing } from '#schema/messages/en/landing.ts'
import type { IssueCategory } from '#schema/corrections/issue.ts'

export type Correction = {
  type: IssueCategory
  from: string
  to: string
  /** The start of `from` in the text, in UTF-16 units. */
  position: number
  reason: keyof (typeof landing)['messages']['demo']['reasons']
}

export type Sample = { text: string; corrections: readonly Correction[] }

/** The sentences that the landing page types and corrects, in order. */
export const samples: readonly Sample[] = [
  {
    text: 'Their going to recieve the final proof on Friday.',
    corrections: [
      { type: 'grammar', from: 'Their', to: 'They’re', position: 0, reason: 'theyAre' },
      {
        type: 'spelling',
        from: 'recieve',
        to: 'receive',
        position: 15,
        reason: 'eBeforeI',
      },
    ],
  },
  {
    text: 'If nobody objects the new title are ready to print.',
    corrections: [
      {
        type: 'punctuation',
        from: 'objects',
        to: 'objects,',
        position: 10,
        reason: 'comma',
      },
      { type: 'grammar', from: 'are', to: 'is', position: 32, reason: 'singular' },
    ],
  },
  {
    text: 'We should definately meet in order to agree on the ending.',
    corrections: [
      {
        type: 'spelling',
        from: 'definately',
        to: 'definitely',
        position: 10,
        reason: 'finite',
      },
      {
        type: 'style',
        from: 'in order to',
        to: 'to',
        position: 26,
        reason: 'oneWord',
      },
    ],
  },
]

/** Returns the text with all of its corrections applied. */
export const correctedText = (sample: Sample): string =>
  piecesOf(sample)
    .map(piece => piece.correction?.to ?? piece.text)
    .join('')

export type Piece = { text: string; correction: Correction | null }

/** Returns the text split at its corrections, in order. */
export function piecesOf({ text, corrections }: Sample): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const correction of corrections) {
    if (correction.position > at) pieces.push({ text: text.slice(at, correction.position), correction: null })
    at = correction.position + correction.from.length
    pieces.push({ text: text.slice(correction.position, at), correction })
  }
  if (at < text.length) pieces.push({ text: text.slice(at), correction: null })
  return pieces
}
