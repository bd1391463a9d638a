import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

import { directionOf } from '#document/direction.ts'

const emptyBlocksKey = new PluginKey<DecorationSet>('emptyBlocks')

/**
 * Keeps the caret of a new line on the side of the line before it: an empty block has no letter
 * that decides its direction.
 */
export const EmptyBlocks = Extension.create({
  name: 'emptyBlocks',
  addProseMirrorPlugins: () => [plugin()],
})

const plugin = (): Plugin<DecorationSet> =>
  new Plugin({
    key: emptyBlocksKey,
    state: {
      init: (_config, { doc }) => fromTheRight(doc),
      apply: (transaction, before) => (transaction.docChanged ? fromTheRight(transaction.doc) : before),
    },
    props: { decorations: state => emptyBlocksKey.getState(state) },
  })

/** Returns a decoration for each block without letters that follows one from the right. */
function fromTheRight(doc: Node): DecorationSet {
  const decorations: Decoration[] = []
  let isFromTheRight = false
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    const direction = directionOf(node.textContent)
    if (direction !== null) isFromTheRight = direction === 'rtl'
    else if (isFromTheRight)
      decorations.push(Decoration.node(position, position + node.nodeSize, { class: 'from-the-right' }))
    return false
  })
  return decorations.length === 0 ? DecorationSet.empty : DecorationSet.create(doc, decorations)
}
