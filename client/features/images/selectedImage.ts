import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

import { dispatchAsUndoStep } from '#client/editor/core/undoStep.ts'

/** The selected image: its place, description, and size in pixels. */
export type SelectedImage = {
  at: number
  id: string | null
  alt: string
  width: number | null
  height: number | null
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Returns the selected image, or null. */
export function selectedImage({ state: { selection } }: Editor): SelectedImage | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null
  const { id, alt, width, height } = selection.node.attrs
  return {
    at: selection.from,
    id: typeof id === 'string' ? id : null,
    alt: typeof alt === 'string' ? alt : '',
    width: numberOf(width),
    height: numberOf(height),
  }
}

/** Changes the selected image as one undo step, and keeps it selected. */
export function changeImage(
  editor: Editor,
  changes: Partial<Record<'alt' | 'width' | 'height', string | number>>,
) {
  const selected = selectedImage(editor)
  const node = selected && editor.state.doc.nodeAt(selected.at)
  if (!selected || !node) return
  const { tr } = editor.state
  tr.setNodeMarkup(selected.at, null, { ...node.attrs, ...changes })
  dispatchAsUndoStep(editor, tr.setSelection(NodeSelection.create(tr.doc, selected.at)))
}

/** Returns the element of the selected image. */
export function imageElement(editor: Editor, { at }: SelectedImage): HTMLImageElement | null {
  const dom = editor.view.nodeDOM(at)
  return dom instanceof HTMLElement ? dom.querySelector('img') : null
}
