import * as Y from 'yjs'

import type { IdSet } from '#document/acts/idSet.ts'
import { spanOfId } from '#document/acts/record.ts'

import { elementOf } from './block.ts'
import { elementIn } from './textblock.ts'
import type { Rewritten } from './unsent.ts'

/**
 * Returns the blocks that this page has written again and that another page has written, too. Both had
 * deleted the block, and came back before the server knew that of either. The higher client leaves it to the
 * lower one. `deleted`: the ids that the other page's update deletes.
 */
export const twinsIn = (
  { doc, beforeState }: Y.Transaction,
  rewritten: readonly Rewritten[],
  deleted: IdSet,
): Y.XmlElement[] =>
  rewritten.flatMap(({ of, block }) => {
    const element = deleted.overlaps(spanOfId(of)) ? elementOf(doc, block) : null
    if (!(element?.parent instanceof Y.XmlFragment)) return []
    const isNew = ({ id }: Y.Item) =>
      id.client < block.client && id.clock >= (beforeState.get(id.client) ?? 0)
    for (let item = element.parent._start; item; item = item.right)
      if (!item.deleted && isNew(item) && elementIn(item)?.toJSON() === element.toJSON()) return [element]
    return []
  })

/** Deletes an element, if it is there. */
export function deleteElement(element: Y.XmlElement): void {
  const { parent } = element
  const index = parent instanceof Y.XmlFragment ? parent.toArray().indexOf(element) : -1
  if (parent instanceof Y.XmlFragment && index >= 0) parent.delete(index)
}
