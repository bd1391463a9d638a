import type { IssueCategory } from '#schema/corrections/issue.ts'
import type { landing } from '#schema/messages/en/landing.ts'

type Mark = {
  type: IssueCategory
  from: string
  to: string
  /** The start of `from` in the text, in UTF-16 units. */
  position: number
}

export type Correction = Mark & { reason: keyof (typeof landing)['messages']['demo']['reasons'] }

/** A text, and exactly the corrections that the checker makes in it. */
type Marked<M extends Mark> = { text: string; corrections: readonly M[] }

export type Sample = Marked<Correction>

/** The sentences that the landing page types and corrects, in order. */
export const samples: readonly Sample[] = [
  {
    text: 'Their going to recieve the final proof on Friday.',
    corrections: [
      { type: 'grammar', from: 'Their', to: 'They’re', position: 0, reason: 'theyAre' },
      { type: 'spelling', from: 'recieve', to: 'receive', position: 15, reason: 'eBeforeI' },
    ],
  },
  {
    text: 'However the printer is late, so we waited for a hour.',
    corrections: [
      { type: 'punctuation', from: 'However', to: 'However,', position: 0, reason: 'comma' },
      { type: 'grammar', from: 'a', to: 'an', position: 46, reason: 'vowel' },
    ],
  },
  {
    text: 'We should definately meet in order to agree on the ending.',
    corrections: [
      { type: 'spelling', from: 'definately', to: 'definitely', position: 10, reason: 'finite' },
      { type: 'clarity', from: 'in order to', to: 'to', position: 26, reason: 'oneWord' },
    ],
  },
]

/** The sentence of the feature that marks a text. */
export const markedSample: Marked<Mark> = {
  text: 'We could of met on wensday in order to plan , but Monday was very good.',
  corrections: [
    { type: 'grammar', from: 'could of', to: 'could have', position: 3 },
    { type: 'spelling', from: 'wensday', to: 'Wednesday', position: 19 },
    { type: 'clarity', from: 'in order to', to: 'to', position: 27 },
    { type: 'punctuation', from: ' ', to: '', position: 43 },
  ],
}

/** A text with a word for the dictionary. */
export const unknownWord = { text: 'Print it on quillstock.', word: 'quillstock' }

/** A text, and its improved version, in pieces: kept, removed, and new. */
export const improvedSample = {
  before: 'Due to the fact that',
  after: 'Because',
  rest: ' it rained, we left.',
}

/** Returns the text with all of its corrections applied. */
export const correctedText = (sample: Marked<Mark>): string =>
  piecesOf(sample)
    .map(piece => piece.correction?.to ?? piece.text)
    .join('')

export type Piece<M> = { text: string; correction: M | null }

/** Returns the text split at its corrections, in order. */
export function piecesOf<M extends Mark>({ text, corrections }: Marked<M>): Piece<M>[] {
  const pieces: Piece<M>[] = []
  let at = 0
  for (const correction of corrections) {
    if (correction.position > at) pieces.push({ text: text.slice(at, correction.position), correction: null })
    at = correction.position + correction.from.length
    pieces.push({ text: text.slice(correction.position, at), correction })
  }
  if (at < text.length) pieces.push({ text: text.slice(at), correction: null })
  return pieces
}
