import { prosemirrorToYXmlFragment } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

import { fail, type Result } from '#schema/shared/result.ts'

import type { Body, BodyError } from './body.ts'
import { parseBody } from './parse.ts'
import { bodySchema } from './schema.ts'
import { BODY_FIELD } from './version.ts'

/**
 * y-tiptap stores a mark that may overlap itself under its name, two dashes and a hash of 8 base64
 * characters.
 */
const HASHED_MARK = /^(.*)--[a-zA-Z0-9+/=]{8}$/

/** Returns the mark name for a formatting key of a shared text. */
export const markNameOf = (key: string): string => HASHED_MARK.exec(key)?.[1] ?? key

/** Unvalidated body JSON from a Y.Doc. */
export interface RawNode {
  type: string
  attrs?: Record<string, unknown>
  content?: RawNode[]
  marks?: { type: string; attrs?: unknown }[]
  text?: unknown
}

const rawTexts = (text: Y.XmlText): RawNode[] => {
  const delta: { insert: unknown; attributes?: Record<string, unknown> }[] = text.toDelta()
  const characters = delta.reduce(
    (sum, { insert }) => sum + (typeof insert === 'string' ? insert.length : 1),
    0,
  )
  // Values and bytes that a delta omits still count in the text's length, so editor offsets would
  // be wrong. Attributes of a text are shown nowhere, so no one could remove them.
  const isAllShown = characters === text.length && Object.keys(text.getAttributes()).length === 0
  const hidden: RawNode[] = isAllShown ? [] : [{ type: '(hidden)' }]
  const shown = delta.map(({ insert, attributes }) => {
    const marks = Object.entries(attributes ?? {}).map(([key, value]) => {
      const type = markNameOf(key)
      const attrs = value === true ? {} : value
      return { type, attrs }
    })
    return marks.length > 0 ? { type: 'text', marks, text: insert } : { type: 'text', text: insert }
  })
  return [...shown, ...hidden]
}

/**
 * Returns the unvalidated body of a Y.Doc as ProseMirror JSON. An empty document is one empty
 * paragraph, as in the editor. Works for any depth; the value may be too deep for JSON.stringify.
 */
export const rawBodyOf = (doc: Y.Doc): RawNode => {
  const root: RawNode = { type: 'doc', content: [] }
  fill(root, doc.getXmlFragment(BODY_FIELD))
  if (root.content?.length === 0) root.content = [{ type: 'paragraph' }]
  return root
}

/** Returns one child of a body, or of a node in it, as {@link rawBodyOf} does. A text is in another node. */
export const rawNodeOf = (child: unknown): RawNode => {
  if (child instanceof Y.XmlText) return { type: '(text)', content: rawTexts(child) }
  if (!(child instanceof Y.XmlElement)) return strange(child)
  const node = elementNode(child)
  fill(node, child)
  return node
}

const strange = (child: unknown): RawNode => ({ type: `(${child === null ? 'null' : typeof child})` })

const elementNode = (element: Y.XmlElement): RawNode => {
  const attrs: Record<string, unknown> = element.getAttributes()
  return { type: element.nodeName, ...(Object.keys(attrs).length > 0 && { attrs }) }
}

/** Fills a node with the content of a fragment. */
const fill = (node: RawNode, fragment: Y.XmlFragment): void => {
  const stack = [{ from: fragment, into: node }]
  for (let visit = stack.pop(); visit; visit = stack.pop()) {
    const content: RawNode[] = []
    // A hostile update can put anything into a fragment, whatever its type declares.
    const children: unknown[] = visit.from.toArray()
    for (const child of children) {
      if (child instanceof Y.XmlElement) {
        const element = elementNode(child)
        content.push(element)
        stack.push({ from: child, into: element })
      } else if (child instanceof Y.XmlText) {
        for (const text of rawTexts(child)) content.push(text)
      } else {
        content.push(strange(child))
      }
    }
    if (content.length > 0) visit.into.content = content
  }
}

/**
 * Returns the body of a Y.Doc, or its errors (see `repairBody`). The length is not limited, since
 * the text already exists.
 */
export const bodyOfDoc = (doc: Y.Doc): Result<Body, BodyError[]> =>
  parseBody(rawBodyOf(doc), { characters: Number.POSITIVE_INFINITY })

/**
 * Returns the body that a document's updates produce together. Returns an error, never an
 * exception, for updates that Yjs cannot decode.
 */
export const bodyOfUpdates = (updates: Uint8Array[]): Result<Body, BodyError[]> => {
  const doc = new Y.Doc()
  try {
    doc.transact(() => {
      for (const update of updates) Y.applyUpdate(doc, update)
    })
    return bodyOfDoc(doc)
  } catch (error) {
    return fail([{ path: '', message: `cannot be decoded: ${String(error).slice(0, 200)}` }])
  } finally {
    doc.destroy()
  }
}

/** Writes a body into a Y.Doc like the editor, changing only the differences. */
export const writeBody = (doc: Y.Doc, body: Body): void => {
  prosemirrorToYXmlFragment(bodySchema.nodeFromJSON(body), doc.getXmlFragment(BODY_FIELD))
}

/** Returns the first update of a document that is created with content. */
export const updateOfBody = (body: Body): Uint8Array => {
  const doc = new Y.Doc()
  writeBody(doc, body)
  const update = Y.encodeStateAsUpdate(doc)
  doc.destroy()
  return update
}
