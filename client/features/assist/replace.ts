import type { Editor } from '@tiptap/core'
import type { Node, NodeType } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'

import { resolveAnchor } from '#client/editor/collab/anchor.ts'
import { dispatchAsUndoStep } from '#client/editor/core/undoStep.ts'
import { suggestedBy } from '#client/editor/suggesting/suggesting.ts'
import { wordDiff } from '#writing/compare/wordDiff.ts'

import { type Piece, piecesOf, textOfPieces } from './selection.ts'

type Change = { from: number; to: number; text: string }

/** The word-sized edits that turn the text at `from` into `after`; formatting around them stays. */
function changesOf(from: number, before: string, after: string): Change[] {
  const changes: Change[] = []
  let position = from
  for (const segment of wordDiff(before, after)) {
    const length = segment.text.length
    if (segment.kind === 'same') {
      position += length
      continue
    }
    const last = changes.at(-1)
    const change = last && last.to === position ? last : { from: position, to: position, text: '' }
    if (change !== last) changes.push(change)
    if (segment.kind === 'added') change.text += segment.text
    else {
      position += length
      change.to = position
    }
  }
  return changes
}

/**
 * Puts lines in the place of blocks whose number is another: the first into the first block, the
 * others behind it.
 */
function rewrite(transaction: Transaction, pieces: readonly Piece[], lines: readonly string[]): void {
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last) return
  transaction.delete(first.from, last.to)
  let position = first.from
  for (const [index, line] of lines.entries()) {
    if (index > 0) {
      transaction.split(position)
      position += 2
    }
    const text = line.replaceAll('\u2028', ' ')
    if (text !== '') transaction.insertText(text, position)
    position += text.length
  }
}

/** A result in the place of a text. With an author, each change is suggested. */
type Replacement = { anchor: string; before: string; after: string; author?: string }

/**
 * Puts an accepted result in the place of the text it was made from, as one undo step and word by
 * word, so that formatting and others' carets survive. With nothing changed, returns `stale` when that
 * text has been edited since, and `refused` when the editor did not take the change.
 */
export function replaceWith(
  editor: Editor,
  { anchor, before, after, author }: Replacement,
): 'replaced' | 'stale' | 'refused' {
  const range = resolveAnchor(editor, anchor)
  if (!range || !editor.isEditable) return 'stale'
  const { state } = editor
  const pieces = piecesOf(state.doc, range)
  const lines = after.split('\n')
  if (textOfPieces(pieces) !== before) return 'stale'
  const transaction = author === undefined ? state.tr : suggestedBy(state.tr, author)
  if (lines.length !== pieces.length) {
    rewrite(transaction, pieces, lines)
    return isDispatched(editor, transaction) ? 'replaced' : 'refused'
  }
  const changes = pieces.flatMap((piece, index) => changesOf(piece.from, piece.text, lines[index] ?? ''))
  // From the end, so that the positions of those before still hold.
  for (const { from, to, text } of changes.toReversed()) {
    if (text === '') transaction.delete(from, to)
    else transaction.insertText(text.replaceAll('\u2028', ' '), from, to)
  }
  return isDispatched(editor, transaction) ? 'replaced' : 'refused'
}

/** Dispatches a change as an undo step. Returns false if the editor refused it. */
function isDispatched(editor: Editor, transaction: Transaction): boolean {
  const { doc } = editor.state
  dispatchAsUndoStep(editor, transaction)
  return editor.state.doc !== doc || !transaction.docChanged
}

/**
 * Puts a result in new paragraphs below the block where the anchored text ends, as one undo step.
 * False, with nothing changed, when that text is gone.
 */
export function insertBelow(editor: Editor, anchor: string, text: string): boolean {
  const range = resolveAnchor(editor, anchor)
  if (!range || !editor.isEditable) return false
  const { state } = editor
  const paragraph = state.schema.nodes['paragraph']
  if (!paragraph) return false
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const made = lines.map(line => paragraph.create(null, state.schema.text(line.replaceAll('\u2028', ' '))))
  if (made.length === 0) return false
  return isDispatched(editor, state.tr.insert(placeBelow(state.doc, range.to, paragraph), made))
}

/** Returns the nearest place at or below a position where a block of a type may stand. */
function placeBelow(doc: Node, position: number, type: NodeType): number {
  const below = doc.resolve(position)
  for (let depth = below.depth; depth > 0; depth -= 1) {
    const index = below.indexAfter(depth - 1)
    if (below.node(depth - 1).canReplaceWith(index, index, type)) return below.after(depth)
  }
  // The whole document is selected.
  return doc.content.size
}
