import type { Editor } from '@tiptap/core'
import { Fragment, type Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'

import { replaceAsEdits } from '#client/editor/acts/replace.ts'
import { dispatchAsUndoStep } from '#client/editor/core/undoStep.ts'

import type { Span } from './query.ts'

/** More replacements at once are a step for each block, or a long document would wait for seconds. */
const EDITS_MAX = 300

/**
 * Replaces matches by a text, in one undo step. The text has the marks of the first character that it
 * replaces. Returns false, with nothing changed, if the document would become too long.
 */
export function replaceMatches(editor: Editor, matches: readonly Span[], text: string): boolean {
  const { doc } = editor.state
  const changes = matches.filter(({ from, to }) => doc.textBetween(from, to) !== text)
  if (changes.length === 0) return true
  // Exactly these ranges, so that text that others type between them stays in place.
  const isMade =
    changes.length <= EDITS_MAX &&
    replaceAsEdits(
      editor,
      changes.map(change => ({ ...change, text })),
    )
  if (isMade) return true
  const transaction = replacedInBlocks(editor.state.tr, changes, text)
  dispatchAsUndoStep(editor, transaction)
  return editor.state.doc.eq(transaction.doc)
}

/** Makes the replacements as one step for each block. */
export function replacedInBlocks(
  transaction: Transaction,
  matches: readonly Span[],
  text: string,
): Transaction {
  const { doc } = transaction
  const byBlock = new Map<number, Span[]>()
  for (const match of matches) {
    const start = doc.resolve(match.from).start()
    const others = byBlock.get(start)
    if (others) others.push(match)
    else byBlock.set(start, [match])
  }
  // From the end, so that the positions of those before still hold.
  for (const [start, inBlock] of [...byBlock].toReversed()) {
    const block = doc.resolve(start).parent
    const [first, last] = [inBlock[0], inBlock.at(-1)]
    if (first && last) transaction.replaceWith(first.from, last.to, contentOf(block, start, inBlock, text))
  }
  return transaction
}

/** Returns the content of a block from its first match to its last one, with replaced matches. */
function contentOf(block: Node, start: number, matches: readonly Span[], text: string): Fragment {
  let content = Fragment.empty
  let done = matches[0]?.from ?? start
  for (const { from, to } of matches) {
    content = content.append(block.content.cut(done - start, from - start))
    const marks = block.nodeAt(from - start)?.marks ?? []
    if (text !== '') content = content.append(Fragment.from(block.type.schema.text(text, marks)))
    done = to
  }
  return content
}
