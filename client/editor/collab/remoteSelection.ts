import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { ProsemirrorBinding, ySyncPluginKey } from '@tiptap/y-tiptap'

/**
 * Keeps the selection through all parts of a change from others. Yjs removes superfluous formats in a
 * further transaction, for which the binding would use a position in the text before the change: one
 * that may be out of range.
 */
export const RemoteSelection = Extension.create({
  name: 'remoteSelection',

  addProseMirrorPlugins: () => [
    new Plugin({
      view: () => ({
        update({ state }) {
          const sync: unknown = ySyncPluginKey.getState(state)
          if (!isChangeOfOthers(sync) || sync.binding.beforeTransactionSelection === null) return
          sync.binding.afterAllTransactions()
          sync.binding.beforeAllTransactions()
        },
      }),
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
