import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { ySyncPluginKey } from '@tiptap/y-tiptap'

import { MAX_CHARACTERS } from '#schema/documents/kinds.ts'

type Options = { most: number; onRefused: () => void }

/** Returns the number of characters in a document's text. */
function charactersOf(doc: Node): number {
  let count = 0
  doc.descendants(node => {
    if (node.isText) count += node.text?.length ?? 0
    return !node.isText
  })
  return count
}

/** Rejects, before applying it, a local edit that would exceed the limit. Remote edits pass. */
export const CharacterLimit = Extension.create<Options>({
  name: 'characterLimit',

  addOptions() {
    return { most: MAX_CHARACTERS, onRefused: () => undefined }
  },

  addProseMirrorPlugins() {
    const { most, onRefused } = this.options
    return [
      new Plugin({
        key: new PluginKey('characterLimit'),
        filterTransaction(transaction, state) {
          if (!transaction.docChanged || transaction.getMeta(ySyncPluginKey)) return true
          // A document has at most as many characters as positions, whose number is known.
          if (transaction.doc.content.size <= most) return true
          const after = charactersOf(transaction.doc)
          if (after <= most || after <= charactersOf(state.doc)) return true
          onRefused()
          return false
        },
        props: {
          // A clipboard that is too large is rejected before parsing.
          handleDOMEvents: {
            paste(_view, event) {
              const text = event.clipboardData?.getData('text/plain') ?? ''
              if (text.length <= most) return false
              event.preventDefault()
              onRefused()
              return true
            },
          },
        },
      }),
    ]
  },
})
