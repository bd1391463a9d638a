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
    const drawn = boxes.flatMap(({ category, end, rects }) =>
      rects.filter(rect => isInside(rect, clip)).map(rect => ({ category, end, rect })),
    )
    for (const { line } of this.lines.splice(drawn.length)) line.remove()
    for (const [n, { category, end, rect }] of drawn.entries()) {
      const known = this.lines[n]
      const line = known?.line ?? this.element.appendChild(build('div'))
      put(line, category, rect, clip)
      this.lines[n] = { line, end }
    }
  }

  /** Hides the lines whose text ends at an offset or after it. */
  hideFrom(offset: number): void {
    for (const { line, end } of this.lines) if (end >= offset && !line.hidden) line.hidden = true
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

/** Makes a line that of a rectangle. Most lines stay as they are, which costs the browser nothing. */
function put(line: HTMLElement, category: IssueCategory, rect: DOMRect, clip: DOMRect): void {
  const name = `line ${category}`
  const style = `left: ${px(rect.left - clip.left)}; top: ${px(rect.bottom - clip.top - 3)}; width: ${px(rect.width)};`
  if (line.className !== name) line.className = name
  if (line.hidden) line.hidden = false
  if (line.style.cssText !== style) line.style.cssText = style
}

/** Returns a length as the browser writes it. */
const px = (value: number): string => `${Math.round(value * 100) / 100}px`
