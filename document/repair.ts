import * as Y from 'yjs'

import { coerceBody } from './coerce.ts'
import { BODY_FIELD, MAX_DEPTH } from './version.ts'
import { bodyOfDoc, rawBodyOf, writeBody } from './yjs.ts'

/** Yjs frees a deleted subtree recursively; some thousand levels in one transaction overflow the stack. */
const LEVELS_PER_TRANSACTION = 500

/**
 * Makes the body of a Y.Doc valid where it is not (nesting that grew too deep, unknown nodes or attributes, links with a
 * forbidden scheme, content in the wrong place) and keeps its text. Elements that were valid stay the same elements. One
 * transaction, and so one ordinary update, unless there are more than 500 levels to remove. Gives whether anything was
 * changed.
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
 * What y-tiptap cannot compare with a body: content of other kinds, and elements too deep to delete with their parent,
 * since Yjs deletes recursively. The deepest come first.
 */
const unwritable = (fragment: Y.XmlFragment): { item: Y.Item; level: number }[] => {
  const found: { item: Y.Item; level: number }[] = []
  const queue: { parent: Y.XmlFragment | Y.XmlText; level: number }[] = [{ parent: fragment, level: 1 }]
  for (let head = 0; head < queue.length; head += 1) {
    const visit = queue[head]
    if (!visit) break
    const { parent, level } = visit
    const inText = parent instanceof Y.XmlText
    // The list as Yjs keeps it: toArray() would hide the items themselves.
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
