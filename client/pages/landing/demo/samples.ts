import type { IssueCategory } from '#schema/corrections/issue.ts'

export type Correction = {
  type: IssueCategory
  from: string
  to: string
  /** Where `from` starts in the text, in UTF-16 units. */
  position: number
  reason: string
}

export type Sample = { text: string; corrections: readonly Correction[] }

/** What the landing page types and corrects, in order. */
export const samples: readonly Sample[] = [
  {
    text: 'Their going to recieve the final proof on Friday.',
    corrections: [
      { type: 'grammar', from: 'Their', to: 'They’re', position: 0, reason: 'Short for “they are”.' },
      {
        type: 'spelling',
        from: 'recieve',
        to: 'receive',
        position: 15,
        reason: 'Here e comes before i.',
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
        reason: 'Closes the opening clause.',
      },
      { type: 'grammar', from: 'are', to: 'is', position: 32, reason: 'One title takes “is”.' },
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
        reason: 'It contains “finite”.',
      },
      {
        type: 'style',
        from: 'in order to',
        to: 'to',
        position: 26,
        reason: 'One word says as much.',
      },
    ],
  },
]

/** The text with all of its corrections made. */
export const correctedText = (sample: Sample): string =>
  piecesOf(sample)
    .map(piece => piece.correction?.to ?? piece.text)
    .join('')

export type Piece = { text: string; correction: Correction | null }

/** The text cut at its corrections, in order. */
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
