import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { ProsemirrorBinding, ySyncPluginKey } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

import { bindingOf } from '#client/editor/acts/binding.ts'
import { againIn } from '#client/editor/acts/typed.ts'

import { movedPlace } from './movedPlace.ts'

/**
 * Keeps the selection behind its text in changes from others: where they split a block or bring a
 * copy of it, and through all parts of a change. Yjs removes superfluous formats in a further
 * transaction, for which the binding would use a position in the text before the change: one that may
 * be out of range.
 */
export const RemoteSelection = Extension.create({
  name: 'remoteSelection',

  addProseMirrorPlugins: () => [
    new Plugin({
      view(view) {
        const binding = bindingOf(view.state)
        /** The selection before the last change of others. */
        let before: Ends | null = null
        const onChange = (transaction: Y.Transaction) => {
          if (!binding) return
          if (transaction.local) followAgain(binding, transaction, before)
          else {
            before = endsOf(binding)
            follow(binding, transaction)
          }
        }
        // The binding then sets the selection that it has.
        binding?.doc.on('beforeObserverCalls', onChange)
        return {
          update({ state }) {
            const sync: unknown = ySyncPluginKey.getState(state)
            if (!isChangeOfOthers(sync) || sync.binding.beforeTransactionSelection === null) return
            sync.binding.afterAllTransactions()
            sync.binding.beforeAllTransactions()
          },
          destroy: () => binding?.doc.off('beforeObserverCalls', onChange),
        }
      },
    }),
  ],
})

// y-tiptap does not type its plugin's state.
const isChangeOfOthers = (sync: unknown): sync is { binding: ProsemirrorBinding } =>
  typeof sync === 'object' &&
  sync !== null &&
  'isChangeOrigin' in sync &&
  sync.isChangeOrigin === true &&
  'binding' in sync &&
  sync.binding instanceof ProsemirrorBinding

type Ends = { anchor: Y.RelativePosition; head: Y.RelativePosition }

/** Returns the ends of a binding's selection, or null without one. */
function endsOf({ beforeTransactionSelection: selection }: ProsemirrorBinding): Ends | null {
  // y-tiptap types it without null, and its ends as anything.
  const [anchor, head]: unknown[] = [selection?.anchor, selection?.head]
  return anchor instanceof Y.RelativePosition && head instanceof Y.RelativePosition ? { anchor, head } : null
}

/** Moves the ends of a binding's selection with their text. */
function follow(binding: ProsemirrorBinding, transaction: Y.Transaction): void {
  const ends = endsOf(binding)
  if (!ends) return
  const { anchor, head } = ends
  const movedHead = movedPlace(transaction, head)
  const isCaret = Y.compareRelativePositions(anchor, head)
  move(binding, { anchor: isCaret ? movedHead : movedPlace(transaction, anchor), head: movedHead })
}

/** Moves the ends of a selection, as it was before, behind text that this page has written again. */
function followAgain(binding: ProsemirrorBinding, transaction: Y.Transaction, before: Ends | null): void {
  const placeAgain = ({ item, assoc }: Y.RelativePosition): Y.RelativePosition | null => {
    const id = item && assoc < 0 ? againIn(transaction, item) : null
    return id && new Y.RelativePosition(null, null, id, -1)
  }
  if (before) move(binding, { anchor: placeAgain(before.anchor), head: placeAgain(before.head) })
}

/** Moves ends of a binding's selection. Null: this one stays. */
function move(
  binding: ProsemirrorBinding,
  { anchor, head }: { [End in keyof Ends]: Ends[End] | null },
): void {
  const selection = binding.beforeTransactionSelection
  // With its old position, the binding would look for a block with the old text.
  if (anchor) Object.assign(selection, { anchor, absAnchor: null })
  if (head) Object.assign(selection, { head, absHead: null })
}
