import { wordCount } from '#schema/email-writer/contract.ts'
import { capital } from '../english/tidy.ts'

/** A part of a body. */
export interface Piece {
  text: string
  /** 0 is never left out; of the others the highest goes first. */
  rank: number
  paragraph: 'purpose' | 'points' | 'list' | 'answers' | 'close'
  /** What it says at least, in the words that were given: stands for it in a list when room is short. */
  replaceable?: string
  /** Part of the purpose beyond its first sentence: may be left out when there is no other way, and is then reported. */
  extra?: boolean
}

type Fitted = { paragraphs: string[]; leftOut: string[] }

/**
 * The pieces as paragraphs of at most `room` words: optional ones go first, then points become a bare list, then what the
 * purpose says beyond its first sentence is left out, and last its first sentence.
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

/** Points in the words they were given in, one a line. */
function asList(pieces: readonly Piece[]): Piece[] {
  return pieces.map(piece =>
    piece.replaceable !== undefined && (piece.paragraph === 'points' || piece.paragraph === 'list')
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

const ORDER = ['purpose', 'answers', 'points', 'list', 'close'] as const

function paragraphsOf(pieces: readonly Piece[]): string[] {
  return ORDER.flatMap(name => {
    const own = pieces.filter(piece => piece.paragraph === name)
    return own.length === 0
      ? []
      : [own.map(piece => piece.text).join(name === 'list' || name === 'answers' ? '\n' : ' ')]
  })
}
