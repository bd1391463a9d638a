import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, type EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/**
 * Marks the outermost block with the caret for editor.css. Its layout is never skipped: Chromium
 * leaves the caret before a letter that is typed into a skipped block, and a new one is skipped until
 * the next frame. In focus mode it alone is not dimmed.
 */
export const CaretBlock = Extension.create({
  name: 'caretBlock',
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: caretBlock() } })],
})

function caretBlock(): (state: EditorState) => DecorationSet {
  let drawnIn: Node | null = null
  let drawnAt = -1
  let drawn = DecorationSet.empty
  return ({ doc, selection }) => {
    const index = selection.$head.index(0)
    if (doc === drawnIn && index === drawnAt) return drawn
    const block = doc.maybeChild(index)
    const start = selection.$head.posAtIndex(index, 0)
    drawnIn = doc
    drawnAt = index
    drawn = block
      ? DecorationSet.create(doc, [Decoration.node(start, start + block.nodeSize, { class: 'has-caret' })])
      : DecorationSet.empty
    return drawn
  }
}
