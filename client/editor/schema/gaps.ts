import { Extension } from '@tiptap/core'
import { gapCursor } from '@tiptap/pm/gapcursor'

/** A caret between blocks that have no text next to them. */
export const Gaps = Extension.create({
  name: 'gaps',
  addProseMirrorPlugins: () => [gapCursor()],
})
