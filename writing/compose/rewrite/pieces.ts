import { sentencesOf } from './sentences.ts'
import { type Check, type Rewritten, settled, type Stage } from '../settle.ts'

/**
 * Rewrites a text paragraph by paragraph in stages and yields it sentence by sentence. The joined
 * pieces equal the result.
 */
export async function* rewriteParagraphs(
  text: string,
  stages: readonly Stage[],
  check: Check,
): AsyncGenerator<Rewritten, void, undefined> {
  for (const piece of lineRuns(text)) {
    const done = piece.trim() === '' ? { text: piece, changes: [] } : await settled(piece, stages, check)
    for (const [index, sentence] of sentencesOf(done.text).entries()) {
      yield { text: sentence, changes: index === 0 ? done.changes : [] }
    }
  }
}

/** Splits a text into paragraphs and the line ends between them. */
export function lineRuns(text: string): string[] {
  return text.match(/[\r\n\u2028\u2029]+|[^\r\n\u2028\u2029]+/g) ?? []
}
