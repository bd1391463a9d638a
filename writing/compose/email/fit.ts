import { wordCount } from '#schema/email-generator/contract.ts'

import { capital } from '../english/tidy.ts'

/** A part of an email body. */
export interface Piece {
  text: string
  /** Pieces with the highest rank are removed first. Rank 0 is never removed. */
  rank: number
  paragraph: 'purpose' | 'points' | 'list' | 'after' | 'answers' | 'close'
  /**
   * The minimal version, in the request's own words. It replaces the piece in a list when space is
   * short.
   */
  replaceable?: string
  /**
   * A part of the purpose beyond its first sentence. It is removed only as a last resort, and then
   * reported.
   */
  extra?: boolean
}

type Fitted = { paragraphs: string[]; leftOut: string[] }

/**
 * Returns the pieces as paragraphs of at most `room` words. To save space, optional pieces go
 * first. Then points become a bare list, then the purpose loses all but its first sentence, and
 * finally that sentence.
 */
export function fitted(pieces: readonly Piece[], room: number): Fitted {
  const leftOut: string[] = []
  const fits = (kept: readonly Piece[]) => wordCount(paragraphsOf(kept).join('\n')) <= room
  let kept = [...pieces]
  for (const rank of [9, 8, 7, 6, 5, 4, 3, 2, 1]) {
    while (!fits(kept)) {
      const at = kept.findLastIndex(piece => piece.rank === rank && piece.extra !== true)
      if (at < 0) break
      kept.splice(at, 1)
    }
  }
  if (!fits(kept)) kept = asList(kept)
  while (!fits(kept)) {
    const at = kept.findLastIndex(piece => piece.extra === true)
    if (at < 0) break
    leftOut.unshift(kept[at]?.replaceable ?? '')
    kept.splice(at, 1)
  }
  if (!fits(kept)) {
    const [main] = kept
    leftOut.unshift(main?.replaceable ?? '')
    kept = [
      {
        text: kept.length > 1 ? 'I am writing about the following:' : '[what you would like to say]',
        rank: 0,
        paragraph: 'purpose',
      },
      ...kept.slice(1),
    ]
  }
  return { paragraphs: paragraphsOf(kept), leftOut }
}

/** Turns points into list lines in the request's own words. */
function asList(pieces: readonly Piece[]): Piece[] {
  return pieces.map(piece =>
    piece.replaceable !== undefined &&
    (piece.paragraph === 'points' || piece.paragraph === 'list' || piece.paragraph === 'after')
      ? {
          ...piece,
          paragraph: 'list' as const,
          text: piece.replaceable
            .split('\n')
            .map(line => `- ${capital(line)}`)
            .join('\n'),
        }
      : piece,
  )
}

const ORDER = ['purpose', 'answers', 'points', 'list', 'after', 'close'] as const

function paragraphsOf(pieces: readonly Piece[]): string[] {
  return ORDER.flatMap(name => {
    const own = pieces.filter(piece => piece.paragraph === name)
    return own.length === 0
      ? []
      : [own.map(piece => piece.text).join(name === 'list' || name === 'answers' ? '\n' : ' ')]
  })
}
