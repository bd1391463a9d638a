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

/** A hidden copy of a plain field, in which the places of its characters can be read. */
export class Mirror {
  readonly element = build('div', { class: 'mirror', 'aria-hidden': 'true' })
  private readonly field: HTMLInputElement | HTMLTextAreaElement
  private readonly node = Document.prototype.createTextNode.call(document, '')
  /** How much larger the field is drawn than it was laid out. */
  private scale = 1

  constructor(field: HTMLInputElement | HTMLTextAreaElement) {
    this.field = field
    this.element.append(this.node)
  }

  /** Copies text and look of the field. Reads the layout. */
  copy(text: string): void {
    const { field, element } = this
    // A line break at the end makes a line only before another character.
    const shown = `${text}\u200B`
    if (this.node.data !== shown) this.node.data = shown
    const view = viewOf(field.ownerDocument)
    if (!view) return
    const style = view.getComputedStyle(field)
    for (const name of COPIED) element.style.setProperty(name, style.getPropertyValue(name))
    const isArea = field.localName === 'textarea'
    element.style.whiteSpace = isArea && !style.whiteSpace.includes('nowrap') ? style.whiteSpace : 'pre'
    element.style.width = `${field.clientWidth}px`
    if (!isArea) element.style.lineHeight = `${innerHeightOf(field, style)}px`
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
    const { field, element, node, scale } = this
    const origin = element.getBoundingClientRect()
    const clip = this.clip()
    const left = clip.left - (origin.left + field.scrollLeft) * scale
    const top = clip.top - (origin.top + field.scrollTop) * scale
    const range = rangeIn(document)
    return ({ start, end }) => {
      range.setStart(node, Math.min(start, node.length))
      range.setEnd(node, Math.min(Math.max(end, start), node.length))
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
}

const innerHeightOf = (field: HTMLElement, style: CSSStyleDeclaration): number =>
  field.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom)
