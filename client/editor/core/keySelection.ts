import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'

import { isComposing } from '#client/shared/lib/composing.ts'

/**
 * Reads the selection before each key. A browser that is busy reports a move of the cursor only after
 * the keys that follow it, which would act on the selection before the move.
 */
export const KeySelection = Extension.create({
  name: 'keySelection',
  priority: 1001,
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey('keySelection'),
      props: {
        handleDOMEvents: {
          keydown(view, event) {
            // The editor reads the selection at this event alone.
            if (!isComposing(event)) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
            return false
          },
        },
      },
    }),
  ],
})
