import type { CheckedField } from './checkedField.ts'
import { fontsOf, viewOf } from './dom/safe.ts'

/** How often a field is looked at that may have moved, or got another text, without an event. */
const LOOK_MS = 400

type Options = {
  fields: () => readonly CheckedField[]
  /** Called when a field has left the page. */
  onGone: (checked: CheckedField) => void
  /** Called when something may be at another place. */
  onMoved: () => void
  /** Whether the extension was removed or updated. */
  isCutOff: () => boolean
  onCutOff: () => void
}

/** Follows scrolling, resizing and all other moves of active fields. Returns the end of it. */
export function watchPlaces(
  view: Window,
  { fields, onGone, onMoved, isCutOff, onCutOff }: Options,
): () => void {
  const places = new WeakMap<CheckedField, string>()
  let frame = 0
  let looking = 0
  let seen: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    frame = 0
    for (const { field } of fields()) field.settle()
    onMoved()
  }
  const soon = () => {
    // In a frame of the browser, the layout is read when it would be made anyway.
    if (frame === 0) frame = view.requestAnimationFrame(settle)
  }
  const look = () => {
    looking = 0
    if (view.document.visibilityState === 'hidden') return
    let isMoved = false
    for (const checked of fields()) {
      const { element } = checked.field
      // The page has removed it, or its frame has another document now.
      if (!element.isConnected || viewOf(element.ownerDocument) === null) {
        onGone(checked)
        continue
      }
      const place = placeOf(element)
      isMoved ||= places.get(checked) !== place
      places.set(checked, place)
      checked.notice()
    }
    if (isMoved) soon()
  }
  // Another font has other places for the same text.
  const redraw = () => {
    for (const { field } of fields()) field.settle(true)
  }
  const timer = setInterval(() => {
    if (isCutOff()) onCutOff()
    // Nothing is ever drawn in a frame that has left its page.
    else if (view.closed) for (const checked of fields()) onGone(checked)
    // A hidden tab draws nothing either, until it is shown. Before a frame is drawn, a look would make its
    // layout; after it, the layout is there.
    else if (looking === 0)
      looking = view.requestAnimationFrame(() => {
        seen = setTimeout(look, 0)
      })
  }, LOOK_MS)
  const options = { capture: true, passive: true }
  view.addEventListener('scroll', soon, options)
  view.addEventListener('resize', soon, options)
  view.visualViewport?.addEventListener('resize', soon)
  const fonts = fontsOf(view.document)
  fonts?.addEventListener('loadingdone', redraw)
  return () => {
    clearInterval(timer)
    view.cancelAnimationFrame(frame)
    view.cancelAnimationFrame(looking)
    clearTimeout(seen)
    view.removeEventListener('scroll', soon, options)
    view.removeEventListener('resize', soon, options)
    view.visualViewport?.removeEventListener('resize', soon)
    fonts?.removeEventListener('loadingdone', redraw)
  }
}

function placeOf(element: HTMLElement): string {
  const { left, top, width, height } = element.getBoundingClientRect()
  return `${left} ${top} ${width} ${height}`
}
