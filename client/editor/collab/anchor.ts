import type { EditorState } from '@tiptap/pm/state'
import {
  absolutePositionToRelativePosition,
  relativePositionToAbsolutePosition,
  ySyncPluginKey,
} from '@tiptap/y-tiptap'
import * as Y from 'yjs'
import * as z from 'zod/mini'

/** A range of the document in its current positions. */
export type Range = { from: number; to: number }

const stored = z.object({ from: z.record(z.string(), z.unknown()), to: z.record(z.string(), z.unknown()) })

/** An editor, or its state alone. */
type Stateful = { state: EditorState }

type Binding = { doc: Y.Doc; type: Y.XmlFragment; binding: { mapping: Map<Y.AbstractType<unknown>, never> } }

const bindingOf = ({ state }: Stateful): Binding | null => {
  // y-tiptap does not type its plugin's state.
  const sync = ySyncPluginKey.getState(state) as Partial<Binding> | undefined
  return sync?.doc && sync.type && sync.binding
    ? { doc: sync.doc, type: sync.type, binding: sync.binding }
    : null
}

const relativeTo = ({ type, binding }: Binding, position: number): Y.RelativePosition =>
  absolutePositionToRelativePosition(position, type, binding.mapping)

/** Returns the ends of a range as Yjs encodes them; null while the text is not bound to a body. */
export function encodedRange(
  editor: Stateful,
  { from, to }: Range,
): { start: Uint8Array; end: Uint8Array } | null {
  const bound = bindingOf(editor)
  if (!bound) return null
  const encoded = (position: number) => Y.encodeRelativePosition(relativeTo(bound, position))
  return { start: encoded(from), end: encoded(to) }
}

/** Returns the anchor of a range, which follows the text through all users' edits. */
export function anchorOf(editor: Stateful, { from, to }: Range): string {
  const bound = bindingOf(editor)
  if (!bound) return ''
  const relative = (position: number): unknown => Y.relativePositionToJSON(relativeTo(bound, position))
  return JSON.stringify({ from: relative(from), to: relative(to) })
}

/** Returns the current range of an anchor; null if its text is gone. */
export function resolveAnchor(editor: Stateful, anchor: string): Range | null {
  const bound = bindingOf(editor)
  if (!bound || anchor === '') return null
  const parsed = stored.safeParse(JSON.parse(anchor))
  if (!parsed.success) return null
  const absolute = (position: unknown): number | null =>
    relativePositionToAbsolutePosition(
      bound.doc,
      bound.type,
      Y.createRelativePositionFromJSON(position),
      bound.binding.mapping,
    )
  const from = absolute(parsed.data.from)
  const to = absolute(parsed.data.to)
  return from === null || to === null || from >= to ? null : { from, to }
}
