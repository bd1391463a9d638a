import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { findWrapping } from '@tiptap/pm/transform'

import { turnAsActs } from '#client/editor/acts/replaceBlock.ts'
import { asIs } from '#client/editor/suggesting/suggesting.ts'
import { blockKindOf, blockOfKind, type BlockKind, type ListKind } from '#document/suggestions.ts'

import { numberAt } from './listNumber.ts'

/** A block, by a position in its text, and the kind that it gets. */
export type Turned = { at: number; kind: BlockKind }

/**
 * Turns blocks into ones of a kind, except for those that are of another sort by now, such as code, or where
 * none of the kind can be. `turned`: in text order, in which the numbers of a list go on.
 */
export function setKinds(editor: Editor, turned: readonly Turned[]): void {
  const { doc } = editor.state
  // A heading of another level is the same block.
  const isSame = ({ at, kind }: Turned) => {
    const { type, list } = blockOfKind(kind)
    return !list && doc.resolve(at).parent.type.name === type
  }
  const levels = turning(editor, turned.filter(isSame))
  if (levels.docChanged) editor.view.dispatch(levels)
  const others = turned.filter(one => !isSame(one))
  const tr = turning(editor, others)
  const positions = others.map(({ at }) => at)
  // Blocks that change their level keep their place.
  if (tr.docChanged && !turnAsActs(editor, tr, positions)) editor.view.dispatch(tr)
}

function turning({ state }: Editor, turned: readonly Turned[]): Transaction {
  const tr = asIs(state.tr)
  for (const { at, kind } of turned) {
    const now = tr.mapping.map(at)
    const { type, attrs, list } = blockOfKind(kind)
    const made = state.schema.nodes[type]
    if (!made || !blockKindOf(tr.doc.resolve(now).parent)) continue
    tr.setBlockType(now, now, made, attrs)
    if (list) wrapInList(tr, now, list)
  }
  return tr
}

/** Makes the paragraph at a position the only item of a list. */
function wrapInList(tr: Transaction, at: number, list: ListKind): void {
  const place = tr.doc.resolve(at)
  const [range, type] = [place.blockRange(), tr.doc.type.schema.nodes[list]]
  const start = numberAt(tr.doc, place.before())
  const wrapping = range && type && findWrapping(range, type, list === 'orderedList' ? { start } : null)
  if (wrapping) tr.wrap(range, wrapping)
}
