import { type Check, type Rewritten, settled, type Stage } from '../settle.ts'
import { sentencesOf } from './sentences.ts'

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
    const done = await rewritten(piece, stages, check)
    for (const [index, sentence] of sentencesOf(done.text).entries()) {
      yield { text: sentence, changes: index === 0 ? done.changes : [] }
    }
  }
}

/** Lines of one sentence are joined, unless nothing else changes. */
async function rewritten(piece: string, stages: readonly Stage[], check: Check): Promise<Rewritten> {
  if (piece.trim() === '') return { text: piece, changes: [] }
  const joined = piece.replaceAll(/[ ]*(?:\r?\n|\u2028)/g, ' ')
  const done = await settled(joined, stages, check)
  return done.text === joined ? { text: piece, changes: [] } : done
}

const PIECES =
  /[\r\n\u2028\u2029]+|(?:[^\r\n\u2028\u2029]|(?<=[^\r\n\u2028\u2029]{40}(?<=[\p{L}\p{N},;–—-][ ]{0,2}))(?:\r?\n|\u2028)(?=[(“"]?\p{Ll}))+/gu

/**
 * Splits a text into paragraphs and the line ends between them. A line break inside a sentence ends
 * no paragraph: the line before it is long and has no sign at its end, and the next begins in lower
 * case.
 */
export function lineRuns(text: string): string[] {
  return text.match(PIECES) ?? []
}
