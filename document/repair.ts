import * as Y from 'yjs'

import { coerceBody } from './coerce.ts'
import { BODY_FIELD, MAX_DEPTH } from './version.ts'
import { bodyOfDoc, rawBodyOf, writeBody } from './yjs.ts'

/**
 * Yjs deletes subtrees recursively. Several thousand levels in one transaction overflow the stack.
 */
const LEVELS_PER_TRANSACTION = 500

/**
 * Repairs an invalid body of a Y.Doc (deep nesting, unknown nodes or attributes, forbidden link
 * schemes, misplaced content) and keeps its text. Valid elements stay the same elements. It runs in
 * one transaction, and so makes one ordinary update, unless more than 500 levels must be removed.
 * Returns whether anything changed.
 */
export const repairBody = (doc: Y.Doc): boolean => {
  if (bodyOfDoc(doc).ok) return false
  const body = coerceBody(rawBodyOf(doc))
  const fragment = doc.getXmlFragment(BODY_FIELD)
  const places = unwritable(fragment)
  while ((places[0]?.level ?? 0) > LEVELS_PER_TRANSACTION) {
    const floor = (places[0]?.level ?? 0) - LEVELS_PER_TRANSACTION
    const above = places.findIndex(place => place.level <= floor)
    doc.transact(transaction => {
      for (const { item } of places.splice(0, above === -1 ? places.length : above)) item.delete(transaction)
    })
  }
  doc.transact(transaction => {
    for (const { item } of places) item.delete(transaction)
    writeBody(doc, body)
    if (bodyOfDoc(doc).ok) return
    fragment.delete(0, fragment.length)
    writeBody(doc, body)
  })
  return true
}

/**
 * Returns items that y-tiptap cannot compare with a body: content of other types, attributes of texts, and
 * elements too deep to delete with their parent, since Yjs deletes recursively. The deepest come first.
 */
const unwritable = (fragment: Y.XmlFragment): { item: Y.Item; level: number }[] => {
  const found: { item: Y.Item; level: number }[] = []
  const queue: { parent: Y.XmlFragment | Y.XmlText; level: number }[] = [{ parent: fragment, level: 1 }]
  for (let head = 0; head < queue.length; head += 1) {
    const visit = queue[head]
    if (!visit) break
    const { parent, level } = visit
    const inText = parent instanceof Y.XmlText
    if (inText)
      for (const item of parent._map.values()) if (!item.deleted) found.push({ item, level: visit.level })
    // Uses Yjs's internal list: toArray() would hide the items.
    for (let item = parent._start; item; item = item.right) {
      if (item.deleted) continue
      const type = item.content instanceof Y.ContentType ? item.content.type : null
      const isNode = !inText && (type instanceof Y.XmlElement || type instanceof Y.XmlText)
      const isCharacters = item.content instanceof Y.ContentString || item.content instanceof Y.ContentFormat
      if (isNode) queue.push({ parent: type, level: level + 1 })
      if (inText ? !isCharacters : !isNode || level > MAX_DEPTH + 1) found.push({ item, level })
    }
  }
  return found.toReversed()
}
