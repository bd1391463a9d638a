import type { Node } from '@tiptap/pm/model'

/** Returns the number of a new item of a numbered list at a position: the list before it goes on. */
export function numberAt(doc: Node, position: number): number {
  const { nodeBefore } = doc.resolve(position)
  return nodeBefore?.type.name === 'orderedList'
    ? Number(nodeBefore.attrs['start']) + nodeBefore.childCount
    : 1
}
