import type { ResolvedPos } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { ProsemirrorBinding, ySyncPluginKey } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

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
