import type { Transaction } from '@tiptap/pm/state'
import { ySyncPluginKey } from '@tiptap/y-tiptap'

/**
 * Returns whether a change came from another user. Undo and redo take the same path but are local.
 */
export function isRemote(transaction: Transaction): boolean {
  // y-tiptap does not type its plugin's metadata.
  const origin = transaction.getMeta(ySyncPluginKey) as
    | { isChangeOrigin?: boolean; isUndoRedoOperation?: boolean }
    | undefined
  return origin?.isChangeOrigin === true && origin.isUndoRedoOperation !== true
}
