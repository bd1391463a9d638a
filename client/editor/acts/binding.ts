import type { Node, ResolvedPos } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { ProsemirrorBinding, ySyncPluginKey } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

import { plainTextOf } from './characters.ts'

/** Returns what binds an editor to its shared text, or null without one. */
export function bindingOf(state: EditorState): ProsemirrorBinding | null {
  // y-tiptap does not type its plugin's state.
  const plugin: unknown = ySyncPluginKey.getState(state)
  const binding = typeof plugin === 'object' && plugin !== null && 'binding' in plugin ? plugin.binding : null
  return binding instanceof ProsemirrorBinding ? binding : null
}

/**
 * Has a binding compare changed types, and those around them, with a document that shows them. It finds
 * places in the text by the sizes of what it knows.
 */
export function compareAgain(
  { mapping, type: body }: ProsemirrorBinding,
  types: readonly (Y.XmlElement | Y.Text)[],
  doc: Node,
): void {
  for (const type of types) {
    mapping.delete(type)
    for (let { parent } = type; parent; { parent } = parent) mapping.delete(parent)
  }
  const measure = (element: Y.XmlFragment, node: Node) => {
    const blocks = node.children.filter(child => !child.isText)
    const elements = element.toArray().filter(child => child instanceof Y.XmlElement)
    for (const [index, child] of elements.entries()) {
      const shown = blocks[index]
      if (!shown || elements.length !== blocks.length || mapping.has(child)) continue
      // A copy: the same node would not be compared.
      mapping.set(child, shown.type.create(shown.attrs, shown.content, shown.marks))
      measure(child, shown)
    }
  }
  measure(body, doc)
}

/**
 * Changes the body as a transaction changes the editor's text. The editor makes the change itself, so its caret
 * and underlines stay in the text. It does so in the transaction of the body, with which the history notes where
 * the caret was. `change` returns what it has changed in the body, or null for nothing.
 */
export function changeBoth(
  binding: ProsemirrorBinding,
  view: EditorView,
  transaction: Transaction,
  change: () => readonly (Y.XmlElement | Y.Text)[] | null,
): void {
  binding.mux(() => {
    binding.doc.transact(() => {
      const changed = change()
      if (!changed) return
      compareAgain(binding, changed, transaction.doc)
      view.dispatch(transaction)
    }, ySyncPluginKey)
  })
}

/** Returns the part of a body with the node that a position is in. */
export function elementAt(body: Y.XmlFragment, position: ResolvedPos): Y.XmlFragment | null {
  let parent: Y.XmlFragment | null = body
  for (let depth = 0; depth < position.depth && parent; depth++) {
    const child: unknown = parent.get(position.index(depth))
    parent = child instanceof Y.XmlElement ? child : null
  }
  return parent
}

/** A range of characters in a shared text. */
export type Place = { text: Y.XmlText; index: number; length: number }

type Range = { from: number; to: number }

/** Returns the place of a range of a node in the body that it shows, or null if it is not in one text. */
export const placeIn = (doc: Node, body: Y.XmlFragment, range: Range): Place | null =>
  placesIn(doc, body)(range)

/** Returns a function as {@link placeIn}, for many ranges before the body changes. */
export function placesIn(doc: Node, body: Y.XmlFragment): (range: Range) => Place | null {
  /** The characters of each text: hundreds of ranges may be in one. */
  const plain = new Map<Y.XmlText, string>()
  const charactersOf = (text: Y.XmlText): string => {
    const characters = plain.get(text) ?? plainTextOf(text)
    plain.set(text, characters)
    return characters
  }
  return ({ from, to }) => {
    const start = doc.resolve(from)
    if (to > start.end() || !start.parent.isTextblock) return null
    const parent = elementAt(body, start)
    const [offset, length] = [start.parentOffset, to - from]
    let at = 0
    for (const child of parent?.toArray() ?? []) {
      const size = child instanceof Y.XmlText ? child.length : 1
      if (child instanceof Y.XmlText && at <= offset && offset + length <= at + size) {
        const index = offset - at
        const isSame = charactersOf(child).slice(index, index + length) === doc.textBetween(from, to)
        return isSame ? { text: child, index, length } : null
      }
      at += size
    }
    return null
  }
}
