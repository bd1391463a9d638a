import { Extension } from '@tiptap/core'
import { Fragment, type Node, type Slice } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state'

import type { BodyNode } from '#document/body.ts'
import { linesOfBlocks } from '#document/convert/toText.ts'

/** Copies text with the signs of lists, as the export to plain text writes it. */
export const CopiedText = Extension.create({
  name: 'copiedText',
  // Before Tiptap's own, which writes blank lines for each list and item.
  priority: 200,

  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey('copiedText'),
      props: { clipboardTextSerializer: (slice, { state }) => copiedText(slice, state) },
    }),
  ],
})

const WHOLE = new Set(['bulletList', 'orderedList', 'taskList', 'table'])

/** Returns a copied part as plain text, without the lists around it that it does not fill. */
export function copiedText(slice: Slice, state: EditorState): string {
  let { content, openStart, openEnd } = slice
  let whole: { node: Node; depth: number } | null = null
  for (let depth = 1; content.childCount === 1 && openStart > 0 && openEnd > 0; depth += 1) {
    const [node] = content.content
    if (!node) break
    if (WHOLE.has(node.type.name)) whole = { node, depth }
    if (node.isTextblock) {
      whole = null
      content = Fragment.from(node)
      break
    }
    content = node.content
    openStart -= 1
    openEnd -= 1
  }
  if (whole && isPart(content)) content = Fragment.from(numbered(whole.node, whole.depth, state))
  const nodes: BodyNode[] = content.toJSON() ?? []
  return linesOfBlocks(inTable(nodes), false).join('\n')
}

/** Selected cells come without their table, and those of one row without it. */
function inTable(nodes: BodyNode[]): BodyNode[] {
  switch (nodes[0]?.type) {
    case 'tableRow':
      return [{ type: 'table', content: nodes }]
    case 'tableCell':
    case 'tableHeader':
      return [{ type: 'table', content: [{ type: 'tableRow', content: nodes }] }]
    default:
      return nodes
  }
}

const isPart = ({ firstChild }: Fragment): boolean => firstChild?.isBlock === true

/** A part of a numbered list begins with the number of its first item. */
function numbered(list: Node, depth: number, { selection: { $from } }: EditorState): Node {
  const isSelected = $from.depth > depth && $from.node(depth).type === list.type
  const start: unknown = list.attrs['start']
  if (list.type.name !== 'orderedList' || !isSelected || typeof start !== 'number') return list
  return list.type.create({ ...list.attrs, start: start + $from.index(depth) }, list.content)
}
