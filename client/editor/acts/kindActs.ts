import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { ReplaceAroundStep } from '@tiptap/pm/transform'
import { ySyncPluginKey } from '@tiptap/y-tiptap'

import { isAsIs } from '#client/editor/suggesting/suggesting.ts'

import { turnAsActs } from './replaceBlock.ts'

/**
 * Makes edits that only change the kinds of blocks acts, so that of two people who turn a block into
 * another kind at the same moment the first one counts, and what others write in it meanwhile stays.
 */
export const KindActs = Extension.create({
  name: 'kindActs',
  dispatchTransaction({ transaction, next }) {
    const positions = isByHand(transaction) ? turnedIn(transaction) : null
    if (!positions || !turnAsActs(this.editor, transaction, positions)) next(transaction)
  },
})

/** Whether a transaction may be such an edit. Kinds change by steps that keep what is in a block. */
const isByHand = (transaction: Transaction): boolean =>
  transaction.steps.some(step => step instanceof ReplaceAroundStep) &&
  transaction.getMeta(ySyncPluginKey) === undefined &&
  !isAsIs(transaction)

/** Returns a position in each block that a transaction turns into another kind, or null if it changes anything else. */
function turnedIn({ before, doc }: Transaction): number[] | null {
  const positions: number[] = []
  const isTurned = (old: Node, node: Node, at: number): boolean => {
    if (old.eq(node)) return true
    if (old.isTextblock) {
      positions.push(at + 1)
      return old.type !== node.type && onlyTextblockIn(node)?.content.eq(old.content) === true
    }
    if (old.isLeaf || !old.sameMarkup(node) || old.childCount !== node.childCount) return false
    let start = at + 1
    return old.children.every((child, index) => {
      const isSame = isTurned(child, node.child(index), start)
      start += child.nodeSize
      return isSame
    })
  }
  return isTurned(before, doc, -1) && positions.length > 0 ? positions : null
}

/** Returns the block of text that a node is, or the only one in it. */
const onlyTextblockIn = (node: Node): Node | null =>
  node.isTextblock ? node : node.childCount === 1 && node.firstChild ? onlyTextblockIn(node.firstChild) : null
