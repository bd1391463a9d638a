import { issueCategory, type IssueCategory } from '#schema/corrections/issue.ts'

type View = Window & typeof globalThis
export type Painter = {
  paint: (range: Range, category: IssueCategory) => void
  erase: (range: Range, category: IssueCategory) => void
}

/** The highlights of each document. The registry is the page's too, and only these names are ours. */
const painters = new WeakMap<View, Map<IssueCategory, Highlight>>()

const nameOf = (category: IssueCategory): string => `bluepencil-${category}`

/**
 * Returns the painter of a document's ranges, or null where the browser or the element's own styles do
 * not draw our highlights.
 */
export function painterOf(element: Element, view: View): Painter | null {
  if (!('highlights' in view.CSS) || !isStyled(element, view)) return null
  const highlights = painters.get(view) ?? new Map<IssueCategory, Highlight>()
  painters.set(view, highlights)
  return {
    paint(range, category) {
      const name = nameOf(category)
      const own = highlights.get(category) ?? new view.Highlight()
      highlights.set(category, own)
      own.add(range)
      if (view.CSS.highlights.get(name) !== own) view.CSS.highlights.set(name, own)
    },
    erase(range, category) {
      highlights.get(category)?.delete(range)
    },
  }
}

/** Whether marks.css is in force for an element: a frame or an old browser's shadow root may lack it. */
const isStyled = (element: Element, view: View): boolean =>
  view
    .getComputedStyle(element, `::highlight(${nameOf('spelling')})`)
    .textDecorationLine.includes('underline')

/** Takes all marks of a document out of the registry. */
export function endHighlights(view: View): void {
  const own = painters.get(view)
  painters.delete(view)
  for (const category of issueCategory.options) {
    const highlight = own?.get(category)
    highlight?.clear()
    if (highlight && view.CSS.highlights.get(nameOf(category)) === highlight)
      view.CSS.highlights.delete(nameOf(category))
  }
}
