import { build } from '#client/extension/content/surface/build.ts'
import type { IssueCategory } from '#schema/corrections/issue.ts'

/** A line under a part of a text, in pieces: one for each line of the page. */
export type Box = { category: IssueCategory; end: number; rects: readonly DOMRect[] }

/** Underlines over the page, where a field's own text cannot be marked. They take no pointer. */
export class Boxes {
  readonly element = build('div', { class: 'boxes', 'aria-hidden': 'true' })
  private lines: { line: HTMLElement; end: number }[] = []

  /** Draws these boxes where they are inside of a part of the window. */
  draw(boxes: readonly Box[], clip: DOMRect): void {
    const { style } = this.element
    style.left = `${clip.left}px`
    style.top = `${clip.top}px`
    style.width = `${clip.width}px`
    style.height = `${clip.height}px`
    this.lines = boxes.flatMap(({ category, end, rects }) =>
      rects.filter(rect => isInside(rect, clip)).map(rect => ({ line: lineOf(category, rect, clip), end })),
    )
    this.element.replaceChildren(...this.lines.map(({ line }) => line))
  }

  /** Hides the lines whose text ends at an offset or after it. */
  hideFrom(offset: number): void {
    for (const { line, end } of this.lines) if (end >= offset) line.hidden = true
  }

  clear(): void {
    this.lines = []
    this.element.replaceChildren()
  }
}

const isInside = (rect: DOMRect, clip: DOMRect): boolean =>
  rect.width > 0 &&
  rect.bottom <= clip.bottom + 2 &&
  rect.bottom > clip.top &&
  rect.left < clip.right &&
  rect.right > clip.left

function lineOf(category: IssueCategory, rect: DOMRect, clip: DOMRect): HTMLElement {
  const line = build('div', { class: `line ${category}` })
  line.style.left = `${rect.left - clip.left}px`
  line.style.top = `${rect.bottom - clip.top - 3}px`
  line.style.width = `${rect.width}px`
  return line
}
