import type { Editor } from '@tiptap/core'
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

type Binding = { doc: Y.Doc; type: Y.XmlFragment; binding: { mapping: Map<Y.AbstractType<unknown>, never> } }

const bindingOf = (editor: Editor): Binding | null => {
  // y-tiptap does not type its plugin's state.
  const state = ySyncPluginKey.getState(editor.state) as Partial<Binding> | undefined
  return state?.doc && state.type && state.binding
    ? { doc: state.doc, type: state.type, binding: state.binding }
    : null
}

/** Returns the anchor of a range, which follows the text through all users' edits. */
export function anchorOf(editor: Editor, { from, to }: Range): string {
  const bound = bindingOf(editor)
  if (!bound) return ''
  const relative = (position: number): unknown =>
    Y.relativePositionToJSON(absolutePositionToRelativePosition(position, bound.type, bound.binding.mapping))
  return JSON.stringify({ from: relative(from), to: relative(to) })
}

/** Returns the current range of an anchor; null if its text is gone. */
export function resolveAnchor(editor: Editor, anchor: string): Range | null {
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
