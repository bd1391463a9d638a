import { rangeIn } from '#client/extension/content/dom/safe.ts'
import type { Finding } from '#client/extension/content/text/findings.ts'
import type { Place } from '#client/extension/content/text/textMap.ts'

import type { Painter } from './highlights.ts'

type Mark = { range: Range; finding: Finding }

/**
 * The marked ranges of an editable element. The browser moves a range with the text around it, so that
 * an edit costs only the marks that it touches.
 */
export class RangeMarks {
  private readonly painter: Painter | null
  private marks: readonly Mark[] = []

  constructor(painter: Painter | null) {
    this.painter = painter
  }

  /** Marks these places, and no others. */
  show(placed: readonly { finding: Finding; place: Place }[]): void {
    const known = new Map<Node, Mark[]>()
    for (const mark of this.marks) {
      const { startContainer } = mark.range
      const there = known.get(startContainer)
      if (there) there.push(mark)
      else known.set(startContainer, [mark])
    }
    const shown = placed.map(({ finding, place }): Mark => {
      const there = known.get(place.start.node) ?? []
      const index = there.findIndex(mark => isAt(mark, place) && isAlike(mark.finding, finding))
      const [same] = index === -1 ? [] : there.splice(index, 1)
      return same ? { range: same.range, finding } : this.paint(finding, place)
    })
    for (const mark of [...known.values()].flat()) this.erase(mark)
    this.marks = shown
  }

  /** Erases the marks that the caret is in or at, and those whose text is gone. */
  touch(selection: Selection | null): void {
    this.marks = this.marks.filter(mark => {
      if (!isTouched(mark.range, selection)) return true
      this.erase(mark)
      return false
    })
  }

  /** Whether no mark has lost its text. */
  isIntact(): boolean {
    return this.marks.every(({ range }) => !range.collapsed)
  }

  /** Returns what is marked. */
  all(): readonly Mark[] {
    return this.marks
  }

  private paint(finding: Finding, { start, end }: Place): Mark {
    const range = rangeIn(start.node.ownerDocument)
    range.setStart(start.node, start.offset)
    range.setEnd(end.node, end.offset)
    this.painter?.paint(range, finding.issue.category)
    return { range, finding }
  }

  private erase({ range, finding }: Mark): void {
    this.painter?.erase(range, finding.issue.category)
  }
}

const isAlike = (one: Finding, other: Finding): boolean => one.issue.category === other.issue.category

const isAt = ({ range }: Mark, { start, end }: Place): boolean =>
  range.startOffset === start.offset && range.endContainer === end.node && range.endOffset === end.offset

/** Whether the caret is in or at a range, or the text of the range is gone. */
function isTouched(range: Range, selection: Selection | null): boolean {
  const { focusNode, focusOffset = 0 } = selection ?? {}
  if (range.collapsed) return true
  if (focusNode === range.startContainer && focusOffset < range.startOffset) return false
  if (focusNode === range.endContainer && focusOffset > range.endOffset + 1) return false
  return focusNode === range.startContainer || focusNode === range.endContainer
}
