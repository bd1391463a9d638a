const GAP = 8

/**
 * Returns where a menu of this height starts, in pixels of the window, for a part of the text: above
 * it, or below it, or at the top of the view.
 */
export function topOfMenu(part: { top: number; bottom: number }, height: number, view: DOMRect): number {
  const above = part.top - height - GAP
  const below = part.bottom + GAP
  if (above >= view.top) return above
  if (below + height <= view.bottom) return below
  return Math.min(view.top + GAP, below)
}

/** Returns the element that scrolls the text: the page if no other does. */
export function scrollerOf(text: HTMLElement): HTMLElement {
  let element = text
  while (element.parentElement && !/auto|scroll/.test(getComputedStyle(element).overflowY))
    element = element.parentElement
  return element
}

/** Returns the box of the element that scrolls the text. */
export const viewOf = (text: HTMLElement): DOMRect => scrollerOf(text).getBoundingClientRect()

/** Runs `measure` now, and again when the window or anything in it has moved. Returns what ends it. */
export function whileMoving(measure: () => void): () => void {
  measure()
  window.addEventListener('resize', measure)
  document.addEventListener('scroll', measure, { capture: true })
  return () => {
    window.removeEventListener('resize', measure)
    document.removeEventListener('scroll', measure, { capture: true })
  }
}
