import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { findWrapping, type Mapping } from '@tiptap/pm/transform'

import { turnAsAct } from '#client/editor/acts/replaceBlock.ts'
import { asIs } from '#client/editor/suggesting/suggesting.ts'
import { blockKindOf, blockOfKind, type BlockKind, type ListKind } from '#document/suggestions.ts'

import { numberAt } from './listNumber.ts'

/**
 * Turns the block at a position into one of a kind, unless it is of another sort by now, such as code,
 * or where none of the kind can be. Returns how positions move.
 */
export function setKind(editor: Editor, at: number, kind: BlockKind): Mapping {
  const { tr } = editor.state
  const place = tr.doc.resolve(at)
  const { type, attrs, list } = blockOfKind(kind)
  const made = tr.doc.type.schema.nodes[type]
  if (!made || !blockKindOf(place.parent)) return tr.mapping
  tr.setBlockType(at, at, made, attrs)
  if (list) wrapInList(tr, at, list)
  // A heading of another level is the same block.
  const isTurned = tr.doc.nodeAt(place.before())?.type !== place.parent.type
  if (!(isTurned && turnAsAct(editor, tr, at)) && tr.docChanged) editor.view.dispatch(asIs(tr))
  return tr.mapping
}

/** Makes the paragraph at a position the only item of a list. */
function wrapInList(tr: Transaction, at: number, list: ListKind): void {
  const place = tr.doc.resolve(at)
  const [range, type] = [place.blockRange(), tr.doc.type.schema.nodes[list]]
  const start = numberAt(tr.doc, place.before())
  const wrapping = range && type && findWrapping(range, type, list === 'orderedList' ? { start } : null)
  if (wrapping) tr.wrap(range, wrapping)
}
