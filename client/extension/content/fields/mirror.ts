import { rangeIn, viewOf } from '#client/extension/content/dom/safe.ts'
import { build } from '#client/extension/content/surface/build.ts'

import type { Span } from './field.ts'

const COPIED = [
  'direction',
  'font-family',
  'font-feature-settings',
  'font-kerning',
  'font-size',
  'font-size-adjust',
  'font-stretch',
  'font-style',
  'font-variant',
  'font-variation-settings',
  'font-weight',
  'letter-spacing',
  'line-height',
  'overflow-wrap',
  'padding-bottom',
  'padding-left',
  'padding-right',
  'padding-top',
  'tab-size',
  'text-align',
  'text-indent',
  'text-transform',
  'word-break',
  'word-spacing',
  'writing-mode',
] as const

type Plain = HTMLInputElement | HTMLTextAreaElement
type Line = { element: HTMLElement; node: Text; text: string }

/**
 * A hidden copy of a plain field, in which the places of its characters can be read. Each line is a
 * block, so that an edit lays out one of them.
 */
export class Mirror {
  readonly element = build('div', { class: 'mirror', 'aria-hidden': 'true' })
  private readonly field: Plain
  private lines: readonly Line[] = []
  /** Where each line begins in the text. */
  private starts: readonly number[] = []
  /** How much larger the field is drawn than it was laid out. */
  private scale = 1

  constructor(field: Plain) {
    this.field = field
  }

  /** Copies text and look of the field. Reads the layout. */
  copy(text: string): void {
    const { field, element } = this
    this.write(text.split('\n'))
    const view = viewOf(field.ownerDocument)
    if (!view) return
    const style = view.getComputedStyle(field)
    const set = (name: string, value: string) => {
      if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value)
    }
    for (const name of COPIED) set(name, style.getPropertyValue(name))
    const isArea = field.localName === 'textarea'
    set('white-space', isArea && !style.whiteSpace.includes('nowrap') ? style.whiteSpace : 'pre')
    set('width', `${field.clientWidth}px`)
    if (!isArea) set('line-height', `${innerHeightOf(field, style)}px`)
    this.scale = field.offsetWidth === 0 ? 1 : field.getBoundingClientRect().width / field.offsetWidth
  }

  /** Returns the field's part of the window in which its text is drawn. */
  clip(): DOMRect {
    const { field, scale } = this
    const rect = field.getBoundingClientRect()
    return new DOMRect(
      rect.left + field.clientLeft * scale,
      rect.top + field.clientTop * scale,
      field.clientWidth * scale,
      field.clientHeight * scale,
    )
  }

  /** Returns a call that returns where a part of the text is in the window now. Reads the layout once. */
  places(): (span: Span) => DOMRect[] {
    const { field, element, scale } = this
    const origin = element.getBoundingClientRect()
    const clip = this.clip()
    const left = clip.left - (origin.left + field.scrollLeft) * scale
    const top = clip.top - (origin.top + field.scrollTop) * scale
    const range = rangeIn(document)
    return ({ start, end }) => {
      const [first, last] = [this.pointOf(start), this.pointOf(Math.max(start, end))]
      if (!first || !last) return []
      range.setStart(first.node, first.offset)
      range.setEnd(last.node, last.offset)
      return Array.from(
        range.getClientRects(),
        rect =>
          new DOMRect(
            left + rect.left * scale,
            top + rect.top * scale,
            rect.width * scale,
            rect.height * scale,
          ),
      )
    }
  }

  /** Returns the part of the text whose lines are in the field's window. Reads the layout. */
  shown(): Span {
    const { field, lines, starts } = this
    // Lines that run down the page have no order from top to bottom.
    if (this.element.style.writingMode.startsWith('vertical')) return { start: 0, end: Infinity }
    const origin = this.element.getBoundingClientRect().top
    const [top, bottom] = [field.scrollTop, field.scrollTop + field.clientHeight]
    const rectOf = (index: number) => lines[index]?.element.getBoundingClientRect()
    const first = firstOf(lines.length, index => (rectOf(index)?.bottom ?? 0) - origin > top)
    const last = firstOf(lines.length, index => (rectOf(index)?.top ?? 0) - origin >= bottom)
    return { start: starts[first] ?? 0, end: starts[last] ?? Infinity }
  }

  /** Writes the lines that have changed, into the elements that they have. */
  private write(texts: readonly string[]): void {
    const before = this.lines
    const most = Math.min(texts.length, before.length)
    let same = 0
    while (same < most && before[same]?.text === texts[same]) same += 1
    let last = 0
    while (last < most - same && before.at(-1 - last)?.text === texts.at(-1 - last)) last += 1
    const changed = texts.slice(same, texts.length - last)
    const old = before.slice(same, before.length - last)
    const kept = before.slice(before.length - last)
    for (const { element } of old.slice(changed.length)) element.remove()
    const made = changed.map((text, n) => lineOf(text, old[n]))
    for (const { element } of made.slice(old.length))
      this.element.insertBefore(element, kept[0]?.element ?? null)
    this.lines = [...before.slice(0, same), ...made, ...kept]
    let start = 0
    this.starts = this.lines.map(({ text }) => {
      const own = start
      start += text.length + 1
      return own
    })
  }

  private pointOf(offset: number): { node: Text; offset: number } | null {
    const index = firstOf(this.starts.length, at => (this.starts[at] ?? 0) > offset) - 1
    const line = this.lines[index]
    const from = this.starts[index] ?? 0
    return line ? { node: line.node, offset: Math.min(offset - from, line.text.length) } : null
  }
}

/** Returns the first index below `length` that fits, or `length`. All after one that fits do, too. */
function firstOf(length: number, fits: (index: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (fits(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Returns a line of a text, in the elements of an old one if there is one. */
function lineOf(text: string, old: Line | undefined): Line {
  // An empty line is as high as the others.
  const data = `${text}\u200B`
  if (old) {
    old.node.data = data
    return { ...old, text }
  }
  const node = Document.prototype.createTextNode.call(document, data)
  return { element: build('div', {}, node), node, text }
}

const innerHeightOf = (field: HTMLElement, style: CSSStyleDeclaration): number =>
  field.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom)
