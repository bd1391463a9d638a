import type { Node } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import { StepMap } from '@tiptap/pm/transform'
import type { EditorView } from '@tiptap/pm/view'

/** A place in a document as it was. */
export type Place = { doc: Node; at: number }

/**
 * Pastes at a place that was the caret's some moments ago. Text that was typed there since comes
 * after the pasted text, and the selection stays on its text.
 */
export function pasteLate(view: EditorView, data: DataTransfer, place: Place): void {
  const { doc, selection } = view.state
  const at = placeIn(doc, place)
  view.dispatch(view.state.tr.setSelection(TextSelection.near(doc.resolve(at))))
  const event = new ClipboardEvent('paste', { clipboardData: data })
  const html = data.getData('text/html')
  if (html === '') view.pasteText(data.getData('text/plain'), event)
  else view.pasteHTML(html, event)
  if (selection.empty && selection.from === at) return
  const added = new StepMap([at, 0, view.state.doc.content.size - doc.content.size])
  const kept = selection.getBookmark().map(added).resolve(view.state.doc)
  view.dispatch(view.state.tr.setSelection(kept))
}

/** Returns where a place is after one part of its document has changed. */
export function placeIn(doc: Node, { doc: before, at }: Place): number {
  const start = before.content.findDiffStart(doc.content)
  const end = before.content.findDiffEnd(doc.content)
  if (start === null || end === null || at <= start) return at
  return at < end.a ? start : at + end.b - end.a
}
