import type { Editor } from '@tiptap/core'
import type { Mark, Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { AddMarkStep, RemoveMarkStep, type Step } from '@tiptap/pm/transform'
import { prosemirrorToYXmlFragment, ySyncPluginKey } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

import { bindingOf, forget, placeIn, type Place } from './binding.ts'

/**
 * Makes a transaction that sets and ends marks, as formats of exactly these. The binding would write the other
 * formats of their text again too, and what another person ends at the same moment would be back. Returns
 * false, with nothing changed, for another transaction.
 */
export function formatExactly(editor: Editor, transaction: Transaction): boolean {
  const { state, view } = editor
  const binding = bindingOf(state)
  if (!binding || !transaction.docChanged) return false
  const made = transaction.steps.map(step => formatBy(step, state.doc, binding.type))
  const formats = made.filter(one => one !== null)
  if (formats.length < made.length) return false
  if (state.applyTransaction(transaction).transactions.length === 0) return false
  // The editor makes the same change itself, so its caret and underlines stay.
  binding.mux(() => {
    binding.doc.transact(() => {
      for (const { text, index, length, format } of formats) text.format(index, length, format)
    }, ySyncPluginKey)
    for (const { text } of formats) forget(binding, text)
    view.dispatch(transaction)
  })
  return true
}

type Format = Place & { format: Record<string, unknown> }

/** Returns the format that a step sets or ends, or null for another step. */
function formatBy(step: Step, doc: Node, body: Y.XmlFragment): Format | null {
  if (!(step instanceof AddMarkStep) && !(step instanceof RemoveMarkStep)) return null
  const place = placeIn(doc, body, step)
  if (!place) return null
  const format = asFormat(step.mark)
  const isSet = step instanceof AddMarkStep
  return {
    ...place,
    format: isSet ? format : Object.fromEntries(Object.keys(format).map(key => [key, null])),
  }
}

/** Returns a mark as the binding writes it: where several of its type may overlap, its name has a hash. */
export function asFormat(mark: Mark): Record<string, unknown> {
  const { schema } = mark.type
  const text = schema.text('x', [mark])
  const body = new Y.Doc().getXmlFragment()
  prosemirrorToYXmlFragment(schema.node('doc', null, schema.node('paragraph', null, text)), body)
  const [paragraph]: unknown[] = body.toArray()
  const written: unknown = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
  if (!(written instanceof Y.XmlText)) throw new Error('The binding has written no text.')
  const [part]: { attributes?: Record<string, unknown> }[] = written.toDelta()
  return part?.attributes ?? {}
}
