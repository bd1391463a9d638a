import * as Y from 'yjs'

import { bodySchema } from '#document/schema.ts'

/** Returns the element that an item holds, or null. */
export const elementIn = ({ content }: Y.Item): Y.XmlElement | null =>
  content instanceof Y.ContentType && content.type instanceof Y.XmlElement ? content.type : null

/** Whether an element is a block of text, such as a paragraph. It may have none. */
export const isTextblock = ({ nodeName }: Y.XmlElement): boolean =>
  bodySchema.nodes[nodeName]?.isTextblock === true

/** Returns the items of the texts of a block, in order, also those that have gone. */
export function itemsIn(block: Y.XmlElement): Y.Item[] {
  const items: Y.Item[] = []
  for (let child = block._start; child; child = child.right) {
    if (!(child.content instanceof Y.ContentType) || !(child.content.type instanceof Y.XmlText)) continue
    for (let item = child.content.type._start; item; item = item.right) items.push(item)
  }
  return items
}

/** Returns an element if it is a block of text, or else the last one in it, or null. */
export const lastTextblockIn = (element: Y.XmlElement): Y.XmlElement | null => {
  if (isTextblock(element)) return element
  let last: Y.XmlElement | null = null
  for (let item = element._start; item; item = item.right) if (!item.deleted) last = elementIn(item) ?? last
  return last && lastTextblockIn(last)
}
