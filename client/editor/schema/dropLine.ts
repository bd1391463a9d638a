import { Extension } from '@tiptap/core'
import { dropCursor } from '@tiptap/pm/dropcursor'

/** Shows where dragged content would go. */
export const DropLine = Extension.create({
  name: 'dropLine',
  addProseMirrorPlugins: () => [dropCursor({ color: 'currentColor' })],
})
