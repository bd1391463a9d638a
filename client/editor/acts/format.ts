import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { AddMarkStep, RemoveMarkStep, type Step } from '@tiptap/pm/transform'
import type * as Y from 'yjs'

import { formatsOf, type Formats } from '#document/markFormats.ts'

import { bindingOf, changeBoth, placesIn, type Place } from './binding.ts'

/**
 * Makes a transaction that sets and ends marks, as formats of exactly these. The binding would write the other
 * formats of their text again too, and what another person ends at the same moment would be back. Returns
 * false, with nothing changed, for another transaction.
 */
export function formatExactly(editor: Editor, transaction: Transaction): boolean {
  const { state, view } = editor
  const binding = bindingOf(state)
  if (!binding || !transaction.docChanged) return false
  const formats = formatsBy(transaction.steps, state.doc, binding.type)
  if (!formats) return false
  if (state.applyTransaction(transaction).transactions.length === 0) return false
  changeBoth(binding, view, transaction, () => {
    for (const { text, index, length, format } of formats) text.format(index, length, format)
    return formats.map(({ text }) => text)
  })
  return true
}

type Format = Place & { format: Formats }

/** Returns the formats that steps set or end, or null if one is another step. */
function formatsBy(steps: readonly Step[], doc: Node, body: Y.XmlFragment): Format[] | null {
  const noted = steps.filter(step => step instanceof AddMarkStep || step instanceof RemoveMarkStep)
  if (noted.length < steps.length) return null
  const place = placesIn(doc, body)
  const written = formatsOf(noted.map(({ mark }) => mark))
  const formats: Format[] = []
  for (const [index, step] of noted.entries()) {
    const at = place(step)
    const format = written[index]
    if (!at || !format) return null
    const ended = Object.fromEntries(Object.keys(format).map(key => [key, null]))
    formats.push({ ...at, format: step instanceof AddMarkStep ? format : ended })
  }
  return formats
}
