import * as Y from 'yjs'

/**
 * Removes the formats of a text that cover nothing: those that end right where they begin, and those
 * that begin at its end. If another person deletes that end at the same moment, such a format would
 * cover what follows. Ends stay: a format that another person begins may need them.
 */
export const removeOpenFormats = (text: Y.XmlText): void => {
  const { doc } = text
  if (!doc || text._item?.deleted !== false) return
  const open = openIn(text)
  if (open.length === 0) return
  doc.transact(transaction => {
    for (const item of open) item.delete(transaction)
  })
}

/** Returns the formats of a text that begin, and are followed by one of their name before a character. */
function openIn(text: Y.XmlText): Y.Item[] {
  const open: Y.Item[] = []
  const begun = new Map<string, Y.Item>()
  for (let item = text._start; item; item = item.right) {
    if (item.deleted) continue
    const { content } = item
    if (!(content instanceof Y.ContentFormat)) begun.clear()
    else {
      const before = begun.get(content.key)
      if (before) open.push(before)
      if (content.value === null) begun.delete(content.key)
      else begun.set(content.key, item)
    }
  }
  return [...open, ...begun.values()]
}
