import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { ReplaceAroundStep, type Step } from '@tiptap/pm/transform'

import {
  blockKindNamed,
  blockKindOf,
  listKindNamed,
  type BlockKind,
  type ListKind,
} from '#document/suggestions.ts'

/** Returns the kind that a step turns a block into, or null for another step. */
export function kindMadeBy({ from, to, gapFrom, gapTo, insert, slice }: ReplaceAroundStep): BlockKind | null {
  const { firstChild, childCount } = slice.content
  const isOfBlock = gapFrom === from + 1 && gapTo === to - 1 && insert === 1 && childCount === 1
  return isOfBlock && firstChild && slice.openStart + slice.openEnd === 0 ? blockKindOf(firstChild) : null
}

/** Whether a block has no text, which a note would be on. */
const isEmpty = (doc: Node, at: number): boolean => doc.nodeAt(at)?.textContent === ''

/** Whether a step on a document turns a block without text into another kind. */
export const turnsEmptyBlock = (step: Step, doc: Node): boolean =>
  step instanceof ReplaceAroundStep && kindMadeBy(step) !== null && isEmpty(doc, step.from)

/**
 * Returns the blocks with text that an edit makes items of lists, with their positions before it, or null
 * for an edit that changes something else.
 */
export function listsMadeBy({ before, doc, steps }: Transaction): { at: number; kind: ListKind }[] | null {
  if (!steps.some(step => step instanceof ReplaceAroundStep)) return null
  const [old, made] = [blocksIn(before), blocksIn(doc)]
  if (old.length !== made.length) return null
  const items: { at: number; kind: ListKind }[] = []
  for (const [index, { at, block, path }] of old.entries()) {
    const after = made[index]
    if (!after?.block.content.eq(block.content) || !path.every((name, i) => name === after.path[i]))
      return null
    const [list, ...item] = after.path.slice(path.length)
    if (list === undefined && after.block.sameMarkup(block)) continue
    const kind = list === undefined || item.length !== 1 ? null : listKindNamed(list)
    if (!kind || !canBeList(before, at, kind)) return null
    items.push({ at, kind })
  }
  return items.length > 0 ? items.filter(({ at }) => !isEmpty(before, at)) : null
}

/** Whether a list may be in place of a block. It cannot be in that of the first one of an item. */
function canBeList(doc: Node, at: number, kind: ListKind): boolean {
  const [place, type] = [doc.resolve(at), doc.type.schema.nodes[kind]]
  return type !== undefined && place.parent.canReplaceWith(place.index(), place.index() + 1, type)
}

/** Returns the blocks of a document that hold no others, with the types of those around each. */
function blocksIn(doc: Node): { at: number; block: Node; path: string[] }[] {
  const blocks: ReturnType<typeof blocksIn> = []
  const visit = (parent: Node, start: number, path: string[]) =>
    parent.forEach((block, offset) => {
      const at = start + offset
      if (block.isTextblock || block.isLeaf) blocks.push({ at, block, path })
      else visit(block, at + 1, [...path, block.type.name])
    })
  visit(doc, 0, [])
  return blocks
}

/**
 * Notes a kind of block on the text of the block at a position, as the author's only one. The same one a
 * second time takes it back. Returns false without a kind, and for blocks of other kinds.
 */
export function suggestKind(
  made: Transaction,
  at: number,
  kind: BlockKind | null,
  { id, author }: { id: string; author: string },
): boolean {
  const block = made.doc.nodeAt(at)
  const held = block && blockKindOf(block)
  if (!block || !held || !kind) return false
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
