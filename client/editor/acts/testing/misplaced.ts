import type { Editor } from '@tiptap/core'
import { absolutePositionToRelativePosition, relativePositionToAbsolutePosition } from '@tiptap/y-tiptap'

import { bindingOf } from '../binding.ts'

/** Returns the positions in a text that its binding does not find again in the body, as for carets. */
export function misplaced({ state }: Editor): number[] {
  const binding = bindingOf(state)
  if (!binding) throw new Error('The editor has no body.')
  const { doc, type, mapping } = binding
  const found: number[] = []
  state.doc.descendants((node, position) => {
    if (!node.isText) return
    for (let at = position + 1; at <= position + node.nodeSize; at += 1) {
      const place = absolutePositionToRelativePosition(at, type, mapping)
      if (relativePositionToAbsolutePosition(doc, type, place, mapping) !== at) found.push(at)
    }
  })
  return found
}
