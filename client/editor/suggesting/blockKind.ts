import type { Transaction } from '@tiptap/pm/state'
import type { ReplaceAroundStep } from '@tiptap/pm/transform'

import { blockKindNamed, blockKindOf, type BlockKind } from '#document/suggestions.ts'

/** Returns the kind that a step turns a block into, or null for another step, such as one that makes a list. */
export function kindMadeBy({ from, to, gapFrom, gapTo, insert, slice }: ReplaceAroundStep): BlockKind | null {
  const { firstChild, childCount } = slice.content
  const isOfBlock = gapFrom === from + 1 && gapTo === to - 1 && insert === 1 && childCount === 1
  return isOfBlock && firstChild && slice.openStart + slice.openEnd === 0 ? blockKindOf(firstChild) : null
}

/**
 * Notes a kind of block on the text of the block at a position, as the author's only one. The same one a
 * second time takes it back. Returns false without a kind or a text,
 * and for blocks of other kinds.
 */
export function suggestKind(
  made: Transaction,
  at: number,
  kind: BlockKind | null,
  { id, author }: { id: string; author: string },
): boolean {
  const block = made.doc.nodeAt(at)
  const held = block && blockKindOf(block)
  if (!block || !held || !kind || block.textContent === '') return false
  const { schema } = made.doc.type
  const pending = new Set<BlockKind>()
  block.forEach((node, offset) => {
    if (!node.isText) return
    const range = { from: at + 1 + offset, to: at + 1 + offset + node.nodeSize }
    for (const mark of node.marks) {
      const before = mark.type.name === 'formatting' ? blockKindNamed(String(mark.attrs['format'])) : null
      if (!before || mark.attrs['author'] !== author) continue
      pending.add(before)
      made.removeMark(range.from, range.to, mark)
    }
  })
  if (pending.has(kind) || held === kind) return true
  block.forEach((node, offset) => {
    if (!node.isText) return
    const from = at + 1 + offset
    made.addMark(
      from,
      from + node.nodeSize,
      schema.mark('formatting', { id, author, format: kind, on: true }),
    )
  })
  return true
}
