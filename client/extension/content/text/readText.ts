import {
  attributeOf,
  firstChildOf,
  isElement,
  isText,
  isVisible,
  localNameOf,
  matches,
  nextSiblingOf,
} from '#client/extension/content/dom/safe.ts'

import { TextMap, type TextPiece } from './textMap.ts'

/** Stands for everything that is not text: a picture, a mention, code. */
export const OBJECT = '\uFFFC'

const BLOCKS = new Set(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
)
const OBJECTS = new Set(
  'audio button canvas code embed iframe img input math meter object picture pre progress select svg textarea video'.split(
    ' ',
  ),
)
const UNSEEN = new Set('script style template noscript datalist head title'.split(' '))

/** Elements in one another that are read. A page can nest more than a stack holds. */
const DEPTH_MAX = 200

/** Signs that editors put into empty places. */
const FILLER = /[\u200B\uFEFF]/
const COLLAPSIBLE = /[ \t\n\r\f]/
/** A text that is not taken as it is where spaces collapse. */
const UNEVEN = /[\t\n\r\f\u200B\uFEFF]|^ | {2}/

export type Reading = {
  /** A selector of elements that are not the user's own text. */
  skipped: string
  /** Whether line breaks and repeated spaces in the source are shown, as by `white-space: pre-wrap`. */
  keepsSpace: boolean
  /** The most characters that are read. */
  max: number
}

/** Returns the plain text of an editable element: blocks and `<br>` are lines, and a fixed space is a space. */
export function readText(root: Element, reading: Reading): TextMap {
  const reader = new Reader(reading)
  reader.inside(root)
  return reader.map()
}

class Reader {
  private readonly reading: Reading
  private readonly parts: string[] = []
  private readonly pieces: TextPiece[] = []
  private length = 0
  private depth = 0
  /** Line breaks before the next text. */
  private breaks = 0
  /** Whether the line has text. */
  private isOpen = false
  private endsWithSpace = false
  private isCut = false

  constructor(reading: Reading) {
    this.reading = reading
  }

  map(): TextMap {
    return new TextMap(this.parts.join(''), this.pieces, this.isCut)
  }

  inside(parent: Node): void {
    this.depth += 1
    for (let child = firstChildOf(parent); child && !this.isCut; child = nextSiblingOf(child))
      if (isText(child)) this.text(child)
      else if (isElement(child)) this.element(child)
    this.depth -= 1
  }

  private element(element: Element): void {
    const name = localNameOf(element)
    if (name === 'br') return this.lineBreak()
    if (UNSEEN.has(name)) return
    const isBlock = BLOCKS.has(name)
    if (isBlock) this.endLine()
    if (this.isForeign(element, name)) this.object(element)
    else if (isVisible(element)) this.inside(element)
    if (isBlock) this.endLine()
  }

  private isForeign(element: Element, name: string): boolean {
    return (
      this.depth > DEPTH_MAX ||
      OBJECTS.has(name) ||
      attributeOf(element, 'contenteditable')?.toLowerCase() === 'false' ||
      matches(element, this.reading.skipped)
    )
  }

  private object(element: Element): void {
    if (!isVisible(element)) return
    this.add(OBJECT)
    this.endsWithSpace = false
  }

  private lineBreak(): void {
    this.breaks += 1
    this.isOpen = false
  }

  private endLine(): void {
    if (this.isOpen) this.lineBreak()
  }

  private text(node: Text): void {
    const { data } = node
    if ((this.reading.keepsSpace ? FILLER : UNEVEN).test(data)) this.runs(node)
    else this.run(node, 0, data.length)
  }

  /** Adds the parts of a text node that are shown. */
  private runs(node: Text): void {
    const { data } = node
    let from = 0
    for (let at = 0; at < data.length; at += 1) {
      const sign = data.charAt(at)
      const isSpace = !this.reading.keepsSpace && COLLAPSIBLE.test(sign)
      const isBefore = at > from ? COLLAPSIBLE.test(data.charAt(at - 1)) : !this.isOpen || this.endsWithSpace
      if (FILLER.test(sign) || (isSpace && isBefore)) {
        this.run(node, from, at)
        from = at + 1
      }
    }
    this.run(node, from, data.length)
  }

  private run(node: Text, from: number, to: number): void {
    if (to <= from) return
    const { keepsSpace, max } = this.reading
    const end = Math.min(to, from + max - this.length - this.breaks)
    if (end < to) this.isCut = true
    if (end <= from) return
    const raw = node.data.slice(from, end)
    const text = raw.replaceAll(keepsSpace ? /[\u00A0\t\r]/g : /[\u00A0\t\n\r\f]/g, ' ')
    this.add(text)
    this.pieces.push({ node, from, start: this.length - text.length, length: text.length })
    this.isOpen = !text.endsWith('\n')
    this.endsWithSpace = COLLAPSIBLE.test(raw.at(-1) ?? '')
  }

  private add(text: string): void {
    if (this.breaks > 0) this.parts.push('\n'.repeat(this.breaks))
    this.length += this.breaks + text.length
    this.breaks = 0
    this.parts.push(text)
    this.isOpen = true
  }
}
