import type { Editor } from '@tiptap/core'

/** Moves the focus into the text, selects a range and scrolls to it. Also in a text that is only read. */
export function goTo(editor: Editor, { from, to }: { from: number; to: number }): void {
  const { view } = editor
  view.focus()
  editor.chain().setTextSelection({ from, to }).scrollIntoView().run()
  // The editor leaves the selection of a text that is only read to the browser.
  if (editor.isEditable) return
  const [start, end] = [view.domAtPos(from), view.domAtPos(to)]
  getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset)
  const element = start.node instanceof Element ? start.node : start.node.parentElement
  element?.scrollIntoView({ block: 'nearest' })
}
