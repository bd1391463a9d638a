import type { Editor } from '@tiptap/core'
import { Fragment, type Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'

import { replaceAsEdits } from '#client/editor/acts/replace.ts'
import { dispatchAsUndoStep } from '#client/editor/core/undoStep.ts'
import { isSuggesting } from '#client/editor/suggesting/suggesting.ts'

import type { Span } from './query.ts'

/** A range and the text that replaces it. */
export type Replacement = Span & { text: string }

/** More replacements at once are a step for each block, or a long document would wait for seconds. */
const EDITS_MAX = 300

/**
 * Replaces ranges by texts, in one undo step. A text has the marks of the first character that it
 * replaces. Returns false, with nothing changed, if the document would become too long.
 */
export function replaceMatches(editor: Editor, replacements: readonly Replacement[]): boolean {
  const { doc } = editor.state
  const changes = replacements.filter(
    ({ from, to, text }) => doc.textBetween(from, to, undefined, '\n') !== text,
  )
  if (changes.length === 0) return true
  // Exactly these ranges, so that text that others type between them stays in place.
  if (isSuggesting(editor)) return replaceAsEdits(editor, changes)
  if (changes.length <= EDITS_MAX && replaceAsEdits(editor, changes)) return true
  const transaction = replacedInBlocks(editor.state.tr, changes)
  dispatchAsUndoStep(editor, transaction)
  return editor.state.doc.eq(transaction.doc)
}

/** Makes the replacements as one step for each block. */
export function replacedInBlocks(
  transaction: Transaction,
  replacements: readonly Replacement[],
): Transaction {
  const { doc } = transaction
  const byBlock = new Map<number, Replacement[]>()
  for (const replacement of replacements) {
    const start = doc.resolve(replacement.from).start()
    const others = byBlock.get(start)
    if (others) others.push(replacement)
    else byBlock.set(start, [replacement])
  }
  // From the end, so that the positions of those before still hold.
  for (const [start, inBlock] of [...byBlock].toReversed()) {
    const block = doc.resolve(start).parent
    const [first, last] = [inBlock[0], inBlock.at(-1)]
    if (first && last) transaction.replaceWith(first.from, last.to, contentOf(block, start, inBlock))
  }
  return transaction
}

/** Returns the content of a block from its first replaced range to its last one. */
function contentOf(block: Node, start: number, replacements: readonly Replacement[]): Fragment {
  let content = Fragment.empty
  let done = replacements[0]?.from ?? start
  for (const { from, to, text } of replacements) {
    content = content.append(block.content.cut(done - start, from - start))
    const marks = block.nodeAt(from - start)?.marks ?? []
    if (text !== '') content = content.append(Fragment.from(block.type.schema.text(text, marks)))
    done = to
  }
  return content
}
