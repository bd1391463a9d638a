import type { EditorView } from '@tiptap/pm/view'

import type { Span } from './query.ts'

/**
 * Returns where matches are along the scroll bar, in whole pixels from its top: one for each that
 * differs. A match has the height of its part of the block, so that only blocks are measured.
 */
export function scrollPlaces(view: EditorView, scroller: HTMLElement, matches: readonly Span[]): number[] {
  const { top } = scroller.getBoundingClientRect()
  const scale = scroller.clientHeight / scroller.scrollHeight
  const places = new Set<number>()
  let block = { start: 0, end: -1, top: 0, height: 0 }
  for (const { from } of matches) {
    if (from > block.end) {
      const place = view.state.doc.resolve(from)
      const dom = view.nodeDOM(place.before())
      if (!(dom instanceof HTMLElement)) continue
      const shape = dom.getBoundingClientRect()
      block = { start: place.start(), end: place.end(), top: shape.top, height: shape.height }
    }
    const part = (from - block.start) / Math.max(1, block.end - block.start)
    places.add(Math.round((block.top + block.height * part - top + scroller.scrollTop) * scale))
  }
  return [...places]
}
