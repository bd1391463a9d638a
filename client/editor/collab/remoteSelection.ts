import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { ProsemirrorBinding, ySyncPluginKey } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

import { bindingOf } from '#client/editor/acts/binding.ts'

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
        const onChange = (transaction: Y.Transaction) => {
          if (binding && !transaction.local) follow(binding, transaction)
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

/** Moves the ends of a binding's selection with their text. */
function follow(binding: ProsemirrorBinding, transaction: Y.Transaction): void {
  const selection = binding.beforeTransactionSelection
  // y-tiptap types it without null, and its ends as anything.
  const [anchor, head]: unknown[] = [selection?.anchor, selection?.head]
  if (!(anchor instanceof Y.RelativePosition) || !(head instanceof Y.RelativePosition)) return
  const movedHead = movedPlace(transaction, head)
  const isCaret = Y.compareRelativePositions(anchor, head)
  const movedAnchor = isCaret ? movedHead : movedPlace(transaction, anchor)
  // With its old position, the binding would look for a block with the old text.
  if (movedAnchor) Object.assign(selection, { anchor: movedAnchor, absAnchor: null })
  if (movedHead) Object.assign(selection, { head: movedHead, absHead: null })
}
