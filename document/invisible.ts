import * as Y from 'yjs'

import { BODY_FIELD } from './version.ts'

/** Maximum number of items that a body may hold and no page shows. */
export const MAX_INVISIBLE = 2000

/** Formats without an effect that may stand between two characters. Edits leave a pair for each format there. */
const MAX_IDLE = 16

/**
 * Returns the items of an element or a text of a body that no page shows and no one could remove:
 * more than a few formats without an effect at one place of a text, formats outside a text, and all
 * but one of the empty texts of an element.
 */
export function invisibleIn(root: unknown): Y.Item[] {
  const found: Y.Item[] = []
  const types = [root]
  for (const type of types) {
    if (type instanceof Y.XmlText) addIdleFormats(type, found)
    if (!(type instanceof Y.XmlFragment)) continue
    for (const item of formatsBetween(type)) found.push(item)
    let empty = 0
    for (let item = type._start; item; item = item.right) {
      if (item.deleted) continue
      const child: unknown = item.content instanceof Y.ContentType ? item.content.type : null
      const isEmpty = child instanceof Y.XmlText && child.length === 0
      if (isEmpty) empty += 1
      if (isEmpty && empty > 1) found.push(item)
      else if (child !== null) types.push(child)
    }
  }
  return found
}

/** Returns the formats between the children of an element or a body. Only those in a text have a meaning. */
export function formatsBetween(element: Y.XmlFragment): Y.Item[] {
  const found: Y.Item[] = []
  // Uses Yjs's internal list: toArray() would hide the formats.
  for (let item = element._start; item; item = item.right)
    if (!item.deleted && item.content instanceof Y.ContentFormat) found.push(item)
  return found
}

/**
 * Adds the formats that another one between the same characters replaces, and those that change nothing,
 * of each place that has more than a few of them.
 */
function addIdleFormats(text: Y.XmlText, found: Y.Item[]): void {
  const now = new Map<string, string>()
  let between: Y.Item[] = []
  const end = (isAtEnd: boolean) => {
    const last = new Map<string, Y.Item>()
    const idle: Y.Item[] = []
    for (const item of between) if (item.content instanceof Y.ContentFormat) last.set(item.content.key, item)
    for (const item of between) {
      if (!(item.content instanceof Y.ContentFormat)) continue
      const { key } = item.content
      const value = JSON.stringify(item.content.value)
      const isVain = value === (now.get(key) ?? NONE) || (isAtEnd && value !== NONE)
      if (isVain || last.get(key) !== item) idle.push(item)
    }
    if (idle.length > MAX_IDLE) for (const item of idle) found.push(item)
    for (const [key, { content }] of last)
      if (content instanceof Y.ContentFormat) now.set(key, JSON.stringify(content.value))
    between = []
  }
  for (let item = text._start; item; item = item.right) {
    if (item.deleted) continue
    if (item.content instanceof Y.ContentFormat) between.push(item)
    else if (between.length > 0) end(false)
  }
  end(true)
}

/** The value of a format that is off, as JSON. */
const NONE = 'null'

/** Whether a body holds little that no page shows. */
export const isVisible = (doc: Y.Doc): boolean =>
  invisibleIn(doc.getXmlFragment(BODY_FIELD)).length <= MAX_INVISIBLE

/** Deletes what no page shows, in one transaction, if there is too much of it. */
export function removeInvisible(doc: Y.Doc): void {
  const items = invisibleIn(doc.getXmlFragment(BODY_FIELD))
  if (items.length <= MAX_INVISIBLE) return
  doc.transact(transaction => {
    for (const item of items) item.delete(transaction)
  })
}
