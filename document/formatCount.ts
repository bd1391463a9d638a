import * as Y from 'yjs'

/**
 * Maximum number of formats of a block, counted for each part of the text that has them. Reading it
 * takes as long, and a small update may lead to millions.
 */
export const MAX_FORMATS = 50_000
/** Maximum number in all blocks of a body. An update may change all of them. */
export const MAX_BODY_FORMATS = 500_000

/** Returns the number of formats of an element, for each part of its texts between two of them. */
export function countFormats(root: unknown): number {
  let count = 0
  const types = [root]
  for (const type of types) {
    if (type instanceof Y.XmlText) count += formatsIn(type)
    else if (type instanceof Y.XmlFragment)
      for (let item = type._start; item; item = item.right)
        if (!item.deleted && item.content instanceof Y.ContentType) types.push(item.content.type)
  }
  return count
}

function formatsIn(text: Y.XmlText): number {
  const now = new Set<string>()
  let count = 0
  let isShown = true
  for (let item = text._start; item; item = item.right) {
    if (item.deleted) continue
    if (item.content instanceof Y.ContentFormat) {
      if (item.content.value === null) now.delete(item.content.key)
      else now.add(item.content.key)
      isShown = false
    } else if (!isShown) {
      count += now.size
      isShown = true
    }
  }
  return count
}
