import * as Y from 'yjs'

/**
 * Removes the formats of a text that cover nothing: those that end right where they begin, and those
 * that begin at its end.
 */
export const removeOpenFormats = (text: Y.XmlText): void => {
  const { doc } = text
  if (!doc || text._item?.deleted !== false) return
  // Looks at the formats before each character, not at those after the last one.
  Y.cleanupYTextFormatting(text)
  let open: Y.Item[] = []
  for (let item = text._start; item; item = item.right) {
    if (item.deleted) continue
    const { content } = item
    if (!(content instanceof Y.ContentFormat)) open = []
    else if (content.value !== null) open.push(item)
  }
  if (open.length === 0) return
  doc.transact(transaction => {
    for (const item of open) item.delete(transaction)
  })
}
