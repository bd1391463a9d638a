import type { Node, ResolvedPos } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
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

/** Has a binding read a type again, and those around it. */
export function forget({ mapping }: ProsemirrorBinding, type: Y.XmlElement | Y.Text): void {
  mapping.delete(type)
  for (let { parent } = type; parent; { parent } = parent) mapping.delete(parent)
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

/** Returns the place of a range of a node in the body that it shows, or null if it is not in one text. */
export function placeIn(
  doc: Node,
  body: Y.XmlFragment,
  { from, to }: { from: number; to: number },
): Place | null {
  const start = doc.resolve(from)
  if (to > start.end() || !start.parent.isTextblock) return null
  const parent = elementAt(body, start)
  const [offset, length] = [start.parentOffset, to - from]
  let at = 0
  for (const child of parent?.toArray() ?? []) {
    const size = child instanceof Y.XmlText ? child.length : 1
    if (child instanceof Y.XmlText && at <= offset && offset + length <= at + size) {
      const index = offset - at
      const isSame = plainTextOf(child).slice(index, index + length) === doc.textBetween(from, to)
      return isSame ? { text: child, index, length } : null
    }
    at += size
  }
  return null
}
