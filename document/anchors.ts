import * as Y from 'yjs'

import { parseBody } from './parse.ts'
import { bodySchema } from './schema.ts'
import { BODY_FIELD } from './version.ts'
import { markNameOf, updateOfBody } from './yjs.ts'

/** A range of a body as its writer saw it: encoded relative positions, and the text between them. */
export type QuotedRange = { start: Uint8Array; end: Uint8Array; quote: string }

/** `present`: the thread has an anchor already. `changed`: the text of the range is another. */
export type Anchoring = 'anchored' | 'present' | 'changed'

/** Quotes are compared without their white space, which differs between blocks and their texts. */
const comparable = (text: string): string => text.replaceAll(/\s+/g, '')

/** A text of the body, and where it begins among all characters. */
type Piece = { text: Y.XmlText; at: number }

/**
 * Writes the anchor of a comment thread on a range: a mark on its texts. Does nothing if the thread
 * has an anchor, or if the range no longer has the quoted text.
 */
export const anchorThread = (doc: Y.Doc, threadId: string, range: QuotedRange): Anchoring => {
  const key = anchorKey(threadId)
  const { pieces, offsetOf } = charactersOf(doc)
  if (pieces.some(({ text }) => rangesOf(text, key).length > 0)) return 'present'
  const [from, to] = [offsetOf(range.start), offsetOf(range.end)]
  if (from === null || to === null || from >= to) return 'changed'
  const parts = pieces.flatMap(({ text, at }) => {
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, text.length)]
    return start < end ? [{ text, start, end }] : []
  })
  const found = parts.map(({ text, start, end }) => plain(text).slice(start, end)).join('')
  if (comparable(found) === '' || comparable(found) !== comparable(range.quote)) return 'changed'
  // Yjs destroys a character that a format begins or ends in.
  if (parts.some(({ text, start, end }) => [start, end].some(at => isWithinPair(plain(text), at))))
    return 'changed'
  doc.transact(() => {
    for (const { text, start, end } of parts) mark(doc, text, { start, end, key, value: { id: threadId } })
  })
  return 'anchored'
}

/** Ids of clients below and above those of nearly all editors. */
const EDGE = 2 ** 20
const HIGHEST = 2 ** 32 - 1

/**
 * Writes a mark around exactly these characters. `Y.Text.format` would include the deleted ones next
 * to them, which come back by undo. At one place, Yjs puts the item of the smaller client id first:
 * so what others write there at the same time stays outside.
 */
const mark = (
  doc: Y.Doc,
  text: Y.XmlText,
  { start, end, key, value }: { start: number; end: number; key: string; value: object },
): void =>
  doc.transact(transaction => {
    const first = Y.getItemCleanStart(transaction, characterAt(text, start))
    const last = Y.getItemCleanEnd(transaction, doc.store, characterAt(text, end - 1))
    const client = doc.clientID % EDGE
    const write = (id: number, left: Y.Item | null, right: Y.Item | null, content: object | null): void => {
      const [origin, rightOrigin] = [left && left.lastId, right && right.id]
      // Null ends a format. The types of Yjs leave it out.
      const format = new Y.ContentFormat(key, content as object)
      const at = Y.createID(id, Y.getState(doc.store, id))
      new Y.Item(at, left, origin, right, rightOrigin, text, null, format).integrate(transaction, 0)
    }
    write(HIGHEST - client, first.left, first, value)
    write(1 + client, last, last.right, null)
  })

/** Returns the id of a character of a text. */
const characterAt = (text: Y.XmlText, index: number): Y.ID => {
  let left = index
  for (let item = text._start; item; item = item.right) {
    if (item.deleted || !item.countable) continue
    if (left < item.length) return Y.createID(item.id.client, item.id.clock + left)
    left -= item.length
  }
  throw new RangeError(`a text has no character ${index}`)
}

/**
 * Removes all anchors of a comment thread. Returns whether there were any. The update only deletes, which
 * a full body takes too.
 */
export const removeAnchors = (doc: Y.Doc, threadId: string): boolean => {
  const key = anchorKey(threadId)
  const found = charactersOf(doc).pieces.flatMap(({ text }) => formatsOf(text, key))
  doc.transact(transaction => {
    for (const format of found) format.delete(transaction)
  })
  return found.length > 0
}

/** Returns where a text's formats of a key begin and end. */
const formatsOf = (text: Y.XmlText, key: string): Y.Item[] => {
  const found: Y.Item[] = []
  for (let item = text._start; item; item = item.right)
    if (!item.deleted && item.content instanceof Y.ContentFormat && item.content.key === key) found.push(item)
  return found
}

/** Returns the key of a thread's mark in a shared text, as the editor writes it. */
const anchorKey = (threadId: string): string => {
  const marks = [{ type: 'comment', attrs: { id: threadId } }]
  const text = { type: 'text', text: 'x', marks }
  const sample = parseBody({ type: 'doc', content: [{ type: 'paragraph', content: [text] }] })
  if (!sample.ok) throw new Error(`"${threadId}" cannot name an anchor`)
  const doc = new Y.Doc()
  Y.applyUpdate(doc, updateOfBody(sample.value))
  const [piece] = charactersOf(doc).pieces
  const attributes: object = piece?.text.toDelta()[0].attributes ?? {}
  doc.destroy()
  const key = Object.keys(attributes).find(each => markNameOf(each) === bodySchema.marks['comment']?.name)
  if (key === undefined) throw new Error('the editor writes no comments')
  return key
}

/** Returns the texts of a body in order, and the place of an encoded position among them. */
const charactersOf = (doc: Y.Doc) => {
  const pieces: Piece[] = []
  /** The places before each child of an element, and at its end. */
  const places = new Map<unknown, number[]>()
  let at = 0
  const visit = (parent: Y.XmlFragment): void => {
    const own: number[] = []
    places.set(parent, own)
    for (const child of parent.toArray()) {
      own.push(at)
      if (child instanceof Y.XmlText) {
        pieces.push({ text: child, at })
        at += child.length
      } else if (child instanceof Y.XmlFragment) visit(child)
    }
    own.push(at)
  }
  // A valid body has at most 32 levels.
  visit(doc.getXmlFragment(BODY_FIELD))
  const offsetOf = (position: Uint8Array): number | null => {
    const found = absolute(position, doc)
    if (found === null) return null
    const piece = pieces.find(({ text }) => text === found.type)
    return piece ? piece.at + found.index : (places.get(found.type)?.[found.index] ?? null)
  }
  return { pieces, offsetOf }
}

/** Returns the place of an encoded position; null if it cannot be read or is not known yet. */
const absolute = (position: Uint8Array, doc: Y.Doc): Y.AbsolutePosition | null => {
  try {
    return Y.createAbsolutePositionFromRelativePosition(Y.decodeRelativePosition(position), doc)
  } catch {
    return null
  }
}

type Delta = { insert: unknown; attributes?: Record<string, unknown> }[]

const plain = (text: Y.XmlText): string =>
  (text.toDelta() as Delta).map(({ insert }) => (typeof insert === 'string' ? insert : ' ')).join('')

/** Returns whether a place is between the halves of a surrogate pair. */
const isWithinPair = (text: string, at: number): boolean => (text.codePointAt(at - 1) ?? 0) > 0xffff

const rangesOf = (text: Y.XmlText, key: string): { start: number; end: number }[] => {
  let start = 0
  return (text.toDelta() as Delta).flatMap(({ insert, attributes }) => {
    const end = start + (typeof insert === 'string' ? insert.length : 1)
    const own = { start, end }
    start = end
    return attributes?.[key] === undefined ? [] : [own]
  })
}
