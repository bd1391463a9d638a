import * as Y from 'yjs'

import type { Span } from '#document/acts/record.ts'

import { spanFrom } from './carried.ts'
import { itemsAt } from './characters.ts'
import { elementIn } from './textblock.ts'

/** Whether an element is an image. */
export const isImage = ({ nodeName }: Y.XmlElement): boolean => nodeName === 'image'

/** Whether an item is of those that stay though their block went. */
function isWritten(item: Y.Item): boolean {
  const element = elementIn(item)
  return item.content instanceof Y.ContentString || (element !== null && isImage(element))
}

/** Returns the texts and images that a transaction has deleted. */
export function deletedIn(transaction: Y.Transaction): Y.Item[] {
  const items: Y.Item[] = []
  Y.iterateDeletedStructs(transaction, transaction.deleteSet, struct => {
    if (struct instanceof Y.Item && isWritten(struct)) items.push(struct)
  })
  return items
}

/** Returns the texts and images that came with a transaction in blocks which had gone. */
export function newDeletedIn({ doc, beforeState, afterState }: Y.Transaction): Y.Item[] {
  const items: Y.Item[] = []
  for (const [client, end] of afterState)
    for (const item of itemsAt(doc, { client, from: beforeState.get(client) ?? 0, to: end }))
      if (item.deleted && isWritten(item)) items.push(item)
  return items
}

/** Returns the span of all of an item. */
export const spanOfItem = ({ id, length }: Y.Item): Span => spanFrom(id, length)
