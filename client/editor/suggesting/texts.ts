import type { Node } from '@tiptap/pm/model'

/** A range in positions, end exclusive. */
export type Range = { from: number; to: number }
/** A part of a text in a range. */
export type Text = Range & { node: Node }
/** The id and the author of a suggestion. */
export type Owner = { id: string; author: string }

/** Returns the parts of texts in a range. */
export function textsIn(doc: Node, { from, to }: Range): Text[] {
  const texts: Text[] = []
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isText) return
    const part = { from: Math.max(from, position), to: Math.min(to, position + node.nodeSize), node }
    if (part.from < part.to) texts.push(part)
  })
  return texts
}
