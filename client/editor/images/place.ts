import type { Node } from '@tiptap/pm/model'

/**
 * Returns the place of a new image at or after a position: before the block that begins there, else
 * after the block around it, where an image is allowed.
 */
export function placeOfImage(doc: Node, position: number): number {
  const type = doc.type.schema.nodes['image']
  if (!type) return position
  const at = doc.resolve(Math.min(position, doc.content.size))
  if (!at.parent.isTextblock && at.parent.canReplaceWith(at.index(), at.index(), type)) return at.pos
  for (let depth = at.depth; depth > 0; depth -= 1) {
    const outer = at.node(depth - 1)
    const index = at.index(depth - 1)
    if (at.pos === at.start(depth) && outer.canReplaceWith(index, index, type)) return at.before(depth)
    if (outer.canReplaceWith(index + 1, index + 1, type)) return at.after(depth)
  }
  return doc.content.size
}

/** Returns where a place is after one part of the document `before` has changed. */
export function placeIn(doc: Node, { doc: before, at }: { doc: Node; at: number }): number {
  const start = before.content.findDiffStart(doc.content)
  const end = before.content.findDiffEnd(doc.content)
  if (start === null || end === null || at <= start) return at
  return at < end.a ? start : at + end.b - end.a
}
