import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'

import { HELP_KEY, isPressed } from './keys.ts'

/** Leaves the key of the shortcut sheet to the page: where `/` is Shift+7, the text would make a list. */
export const HelpKey = Extension.create({
  name: 'helpKey',
  priority: 1000,
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey('helpKey'),
      props: { handleDOMEvents: { keydown: (_view, event) => isPressed(HELP_KEY, event) } },
    }),
  ],
})
