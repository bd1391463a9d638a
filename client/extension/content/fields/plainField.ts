import { typeInPlain } from '#client/extension/content/edit/typing.ts'
import { Boxes } from '#client/extension/content/marks/boxes.ts'
import type { Surface } from '#client/extension/content/surface/surface.ts'
import { areAlike, type Finding } from '#client/extension/content/text/findings.ts'

import type { Field, Span } from './field.ts'
import { Mirror } from './mirror.ts'
import { visiblePart } from './visiblePart.ts'

/** A textarea or an input. Its marks are drawn over it, at the places of a hidden copy. */
export function plainField(element: HTMLInputElement | HTMLTextAreaElement, surface: Surface): Field {
  const mirror = new Mirror(element)
  const boxes = new Boxes()
  surface.layer.append(mirror.element, boxes.element)
  let text = ''
  /** The size and text whose places are known. */
  let copied: string | null = null
  let shown: readonly Finding[] = []
  /** The text whose findings are drawn, until a key hides some of them. */
  let drawn: string | null = null

  const caret = () => ({ start: element.selectionStart ?? 0, end: element.selectionEnd ?? 0 })
  /** Copies the field again if its size or text is another one, or its font may be. */
  const copy = (isRestyled: boolean) => {
    const now = `${element.clientWidth} ${element.clientHeight} ${text}`
    if (isRestyled || copied !== now) mirror.copy(text)
    copied = now
  }
  const rectsOf = (span: Span): DOMRect[] => {
    copy(false)
    return mirror.places()(span)
  }
  const draw = (isRestyled: boolean) => {
    drawn = text
    if (shown.length === 0) return boxes.clear()
    copy(isRestyled)
    const place = mirror.places()
    const part = mirror.shown()
    // A place takes a look at the layout, and most findings of a long text are out of sight.
    const seen = shown.filter(({ start, end }) => start < part.end && end >= part.start)
    boxes.draw(
      seen.map(finding => ({
        category: finding.issue.category,
        end: finding.end,
        rects: place(finding),
      })),
      visiblePart(element, mirror.clip()),
    )
  }

  return {
    element,
    read: () => (text = element.value),
    isCut: () => false,
    selection: caret,
    async select({ start, end }) {
      element.setSelectionRange(start, end)
    },
    show(findings) {
      // An answer mostly has the findings that are drawn: then, no look at the layout is needed.
      const isDrawn = drawn === text && areAlike(shown, findings)
      shown = findings
      if (!isDrawn) draw(false)
    },
    touch() {
      drawn = null
      // The word at the caret may move to the line before; nothing else before it can.
      const at = Math.max(0, caret().start - 1)
      // The browser puts the value of a long field together each time.
      const { value } = element
      boxes.hideFrom(Math.max(value.lastIndexOf(' ', at), value.lastIndexOf('\n', at), 0))
    },
    settle: (isRestyled = false) => draw(isRestyled),
    isIntact: () => element.value === text,
    reveal(span) {
      const [rect] = rectsOf(span)
      const clip = mirror.clip()
      if (rect && (rect.top < clip.top || rect.bottom > clip.bottom))
        element.scrollTop += rect.top - clip.top - clip.height / 2
      if (rect && (rect.left < clip.left || rect.right > clip.right))
        element.scrollLeft += rect.left - clip.left - clip.width / 2
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
    rectsOf,
    // An input has one line, and would join words around a line break.
    type: (span, typed) =>
      typeInPlain(element, span, element.localName === 'input' ? typed.replaceAll(/\s*\n\s*/g, ' ') : typed),
    remember() {
      const { start, end } = caret()
      const direction = element.selectionDirection ?? 'none'
      return () => {
        element.focus({ preventScroll: true })
        element.setSelectionRange(start, end, direction)
      }
    },
    release() {
      mirror.element.remove()
      boxes.element.remove()
    },
  }
}
