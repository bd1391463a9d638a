import type { EditorView } from '@tiptap/pm/view'

/** A caret of another user: its element, which is kept while the key is the same, and its position. */
export type PlacedCaret = { key: string; position: number; element: () => HTMLElement }

/**
 * Draws carets in a layer over a text. An element in the text would split the underline of a word
 * into two. Call `update` after each change, and `destroy` with the editor.
 */
export function createCaretLayer(view: EditorView, carets: () => readonly PlacedCaret[]) {
  const layer = document.createElement('div')
  layer.className = 'carets'
  layer.ariaHidden = 'true'
  const drawn = new Map<string, HTMLElement>()
  let frame = 0
  const draw = () => {
    frame = 0
    // The editor moves when it is mounted.
    if (view.dom.nextSibling !== layer) view.dom.after(layer)
    const placed = carets()
    for (const [key, element] of drawn) {
      if (placed.some(caret => caret.key === key)) continue
      element.remove()
      drawn.delete(key)
    }
    const origin = layer.getBoundingClientRect()
    let isMoved = false
    for (const { key, position, element } of placed) {
      const caret = drawn.get(key) ?? element()
      if (place(caret, view, position, origin)) isMoved = true
      if (caret.isConnected) continue
      drawn.set(key, caret)
      layer.append(caret)
    }
    // A new block out of sight, or not drawn yet, has its own height only in the next frame.
    if (isMoved) update()
  }
  const update = () => {
    frame ||= requestAnimationFrame(draw)
  }
  const resized = new ResizeObserver(update)
  resized.observe(view.dom)
  // Long lines of code scroll.
  view.dom.addEventListener('scroll', update, { capture: true })
  update()
  return {
    update,
    destroy: () => {
      cancelAnimationFrame(frame)
      resized.disconnect()
      view.dom.removeEventListener('scroll', update, { capture: true })
      layer.remove()
    },
  }
}

/** Moves a caret to its position. Returns whether it was elsewhere. */
function place(caret: HTMLElement, view: EditorView, position: number, origin: DOMRect): boolean {
  const { left, top, bottom } = view.coordsAtPos(Math.min(position, view.state.doc.content.size), -1)
  const before = caret.style.cssText
  caret.style.left = `${left - origin.left}px`
  caret.style.top = `${top - origin.top}px`
  caret.style.height = `${bottom - top}px`
  return caret.style.cssText !== before
}
