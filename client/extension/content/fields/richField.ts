import { rangeIn, selectionOf, viewOf } from '#client/extension/content/dom/safe.ts'
import { selectionSeen, typeInRich } from '#client/extension/content/edit/typing.ts'
import { Boxes } from '#client/extension/content/marks/boxes.ts'
import { painterOf } from '#client/extension/content/marks/highlights.ts'
import { RangeMarks } from '#client/extension/content/marks/rangeMarks.ts'
import type { Surface } from '#client/extension/content/surface/surface.ts'
import { TEXT_MAX } from '#client/extension/content/text/findings.ts'
import { readText } from '#client/extension/content/text/readText.ts'
import { TextMap, type Place } from '#client/extension/content/text/textMap.ts'

import type { Field, Span } from './field.ts'
import { visiblePart } from './visiblePart.ts'

type Options = { skipped: string; surface: Surface }

/** An editable element. Its marks are highlights of the browser, or else boxes over it. */
export function richField(element: HTMLElement, { skipped, surface }: Options): Field {
  const { ownerDocument } = element
  const view = viewOf(ownerDocument) ?? window
  const painter = painterOf(element, view)
  const boxes = painter ? null : new Boxes()
  if (boxes) surface.layer.append(boxes.element)
  let map = new TextMap('', [], false)
  const marks = new RangeMarks(painter)

  const ownSelection = (): Selection | null => {
    const selection = selectionOf(element)
    return selection?.anchorNode && element.contains(selection.anchorNode) ? selection : null
  }
  const placeOf = ({ start, end }: Span): Place | null => {
    const place = map.placeOf(start, end)
    if (!place) return null
    // The page may have cut the text since it was read.
    return place.start.offset <= place.start.node.length && place.end.offset <= place.end.node.length
      ? place
      : null
  }
  const rangeOf = (span: Span): Range | null => {
    const place = placeOf(span)
    if (!place) return null
    const range = rangeIn(ownerDocument)
    range.setStart(place.start.node, place.start.offset)
    range.setEnd(place.end.node, place.end.offset)
    return range
  }
  const rectsOf = (span: Span): DOMRect[] => Array.from(rangeOf(span)?.getClientRects() ?? [])
  const drawBoxes = () =>
    boxes?.draw(
      marks.all().map(({ range, finding }) => ({
        category: finding.issue.category,
        end: finding.end,
        rects: Array.from(range.getClientRects()),
      })),
      visiblePart(element, element.getBoundingClientRect()),
    )

  const field: Field = {
    element,
    read() {
      const keepsSpace = /^(?:pre|break-spaces)/.test(view.getComputedStyle(element).whiteSpace)
      map = readText(element, { skipped, keepsSpace, max: 4 * TEXT_MAX })
      return map.text
    },
    isCut: () => map.isCut,
    selection() {
      const selection = ownSelection()
      if (!selection?.anchorNode || !selection.focusNode) return null
      const ends = [
        map.offsetOf(selection.anchorNode, selection.anchorOffset),
        map.offsetOf(selection.focusNode, selection.focusOffset),
      ]
      return { start: Math.min(...ends), end: Math.max(...ends) }
    },
    async select({ start, end }) {
      const seen = selectionSeen(ownerDocument)
      const place = start === end ? null : map.placeOf(start, end)
      const caret = place ? null : map.pointOf(start)
      const selection = selectionOf(element)
      if (place)
        selection?.setBaseAndExtent(place.start.node, place.start.offset, place.end.node, place.end.offset)
      else if (caret) selection?.collapse(caret.node, caret.offset)
      await seen
    },
    show(findings) {
      marks.show(
        findings.flatMap(finding => {
          const place = placeOf(finding)
          return place ? [{ finding, place }] : []
        }),
      )
      drawBoxes()
    },
    touch() {
      marks.touch(ownSelection())
      boxes?.clear()
    },
    isIntact: () => marks.isIntact(),
    settle: () => drawBoxes(),
    reveal(span) {
      const around = rangeOf(span)?.startContainer.parentElement
      if (around) Element.prototype.scrollIntoView.call(around, { block: 'nearest', inline: 'nearest' })
    },
    rectsOf,
    async type(span, text) {
      element.focus({ preventScroll: true })
      const before = map.text
      await (span ? field.select(span) : selectionSeen(ownerDocument))
      // The editor may have drawn the text again, or moved the selection.
      if (field.read() !== before || (span && !isEqual(field.selection(), span))) return false
      await typeInRich(element, text)
      return true
    },
    remember() {
      const selection = ownSelection()
      const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {}
      field.read()
      const span = field.selection()
      return () => {
        element.focus({ preventScroll: true })
        // The editor may have drawn its text again.
        if (anchorNode?.isConnected && focusNode?.isConnected)
          selectionOf(element)?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset)
        else if (span) {
          field.read()
          void field.select(span)
        }
      }
    },
    release() {
      marks.show([])
      boxes?.element.remove()
    },
  }
  return field
}

const isEqual = (a: Span | null, b: Span): boolean => a?.start === b.start && a.end === b.end
