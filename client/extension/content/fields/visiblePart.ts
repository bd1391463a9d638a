import { isElement, outerOf, rootElementOf, viewOf } from '#client/extension/content/dom/safe.ts'

/** Returns the part of a rectangle that no scrolling ancestor of an element cuts off. Reads the layout. */
export function visiblePart(element: Element, rect: DOMRect): DOMRect {
  let { left, top, right, bottom } = rect
  const doc = element.ownerDocument
  const view = viewOf(doc)
  for (let at = outerOf(element); at && view; at = outerOf(at)) {
    if (!isElement(at) || at === rootElementOf(doc)) continue
    const { overflowX, overflowY, position } = view.getComputedStyle(at)
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const outer = Element.prototype.getBoundingClientRect.call(at)
      left = Math.max(left, outer.left)
      top = Math.max(top, outer.top)
      right = Math.min(right, outer.right)
      bottom = Math.min(bottom, outer.bottom)
    }
    if (position === 'fixed') break
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}
