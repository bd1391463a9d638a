import { Parser } from 'htmlparser2'

import { isAllowedLink } from '../links.ts'
import type { RawNode } from '../yjs.ts'
import { HtmlBuilder } from './htmlBuilder.ts'
import { type Draft, type LeftOut, type Media, mediaId, nothingLeftOut, refuse } from './imported.ts'
import { MAX_ELEMENT_DEPTH, MAX_ELEMENTS } from './limits.ts'
import { dataUrl } from './media.ts'
import { tasksOf } from './tasks.ts'

type Attributes = Record<string, string>
type Mark = { type: string; attrs?: Record<string, unknown> }

const MARKS: Record<string, string> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
}
/** Elements whose content is not text of the page. */
const HIDDEN = new Set(
  'script style template iframe object embed svg math select textarea audio video canvas applet noembed noframes datalist'.split(
    ' ',
  ),
)
const ACTIVE = new Set('script iframe object embed audio video canvas applet form'.split(' '))
const BLOCKS = new Set(
  'html body div section article main header footer nav aside figure figcaption address dl dt dd details summary center form fieldset legend caption thead tbody tfoot head hgroup menu search dialog'.split(
    ' ',
  ),
)

/** An open element with its node, and how text inside it is shown. */
type Frame = {
  name: string
  node: RawNode | null
  marks: readonly Mark[]
  keepsSpace: boolean
  isHidden: boolean
}

/**
 * Reads HTML without a page: only what a document can hold comes through. Nothing is run, and
 * nothing is fetched.
 */
export function fromHtml(html: string): Draft {
  const reader = new HtmlReader()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      onclosetag: name => reader.close(name),
      ontext: text => reader.text(text),
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: true },
  )
  parser.end(html)
  return reader.finish()
}

class HtmlReader {
  private readonly builder = new HtmlBuilder()
  private readonly frames: Frame[] = []
  private readonly leftOut: LeftOut = nothingLeftOut()
  private readonly media: Media[] = []
  private elements = 0
  private title: string | null = null

  private get top(): Frame {
    return this.frames.at(-1) ?? { name: '', node: null, marks: [], keepsSpace: false, isHidden: false }
  }

  open(name: string, attributes: Attributes): void {
    this.elements += 1
    if (this.elements > MAX_ELEMENTS) refuse('tooComplex')
    if (this.frames.length > MAX_ELEMENT_DEPTH) refuse('tooDeep')
    if (ACTIVE.has(name) && !this.top.isHidden) this.leftOut.active += 1
    const style = attributes['style'] ?? ''
    const frame: Frame = {
      name,
      node: null,
      marks: marksIn(this.top.marks, name, attributes, this.leftOut),
      keepsSpace: keepsSpace(style, this.top.keepsSpace || name === 'pre'),
      isHidden:
        this.top.isHidden || HIDDEN.has(name) || 'hidden' in attributes || /display\s*:\s*none/i.test(style),
    }
    if (!frame.isHidden) this.enter(frame, attributes)
    this.frames.push(frame)
  }

  private enter(frame: Frame, attributes: Attributes): void {
    const { builder } = this
    const { name } = frame
    const type = nodeFor(name, attributes)
    if (name === 'br') builder.lineBreak(this.top.marks)
    else if (name === 'hr') builder.leaf({ type: 'horizontalRule' })
    else if (name === 'img') this.image(attributes)
    else if (name === 'input') this.box(attributes)
    else if (name === 'code' && builder.current.type === 'codeBlock') setLanguage(builder.current, attributes)
    else if (type) {
      frame.node = builder.start(type.type, type.attrs)
      if (name === 'li' && attributes['data-checked'] !== undefined)
        frame.node.attrs = { checked: attributes['data-checked'] === 'true' }
      if (name === 'pre') setLanguage(frame.node, attributes)
    } else if (BLOCKS.has(name)) {
      builder.endLine()
      // An unknown node ends a line of text. Its content takes its place.
      if (!TABLE_PARTS.has(name) && !builder.isInText) frame.node = builder.start(`(${name})`)
    }
  }

  close(name: string): void {
    const frame = this.frames.pop()
    if (frame?.node) this.builder.end(frame.node)
    else if (BLOCKS.has(name)) this.builder.endLine()
  }

  text(data: string): void {
    const { name, isHidden, marks, keepsSpace } = this.top
    if (name === 'title') this.title = `${this.title ?? ''}${data}`
    if (isHidden || name === 'title') return
    const { builder } = this
    const isCode = builder.current.type === 'codeBlock'
    // HTML ignores a line feed at the start of a block of code.
    const shown = isCode && builder.current.content?.length === 0 ? data.replace(/^\n/, '') : data
    if (!keepsSpace || isCode) {
      builder.text(shown, isCode ? [] : marks, keepsSpace || isCode)
      return
    }
    for (const [index, line] of shown.split('\n').entries()) {
      if (index > 0) builder.lineBreak(marks)
      builder.text(line, marks, true)
    }
  }

  /** A box to check makes a task of its item. */
  private box(attributes: Attributes): void {
    if (attributes['type']?.toLowerCase() !== 'checkbox') return
    const item = this.frames.findLast(({ name }) => name === 'li')?.node
    if (item) item.attrs = { checked: 'checked' in attributes }
  }

  private image(attributes: Attributes): void {
    const source = (attributes['src'] ?? '').trim()
    const alt = (attributes['alt'] ?? '').slice(0, 500)
    const side = (name: string) => Math.round(Number.parseFloat(attributes[name] ?? ''))
    const [width, height] = [side('width'), side('height')]
    // Emails draw emoji as pictures. A picture of one point elsewhere is there to be counted.
    if (/^\p{Emoji_Presentation}/u.test(alt)) return this.builder.text(alt, this.top.marks, true)
    const file = dataUrl(source)
    if (!file && (width <= 3 || height <= 3)) return
    if (file) {
      const id = this.keep(file)
      const size = width > 0 && height > 0 ? { width, height } : {}
      this.builder.leaf({ type: 'image', attrs: { id, alt, ...size } })
    } else if (/^(?:https?:)?\/\//i.test(source)) this.leftOut.remoteImages.push(hostOf(source))
    else this.leftOut.images += 1
  }

  private keep(file: Omit<Media, 'id'>): string {
    const id = mediaId(this.media.length + 1)
    this.media.push({ id, ...file })
    return id
  }

  finish(): Draft {
    const title = this.title?.replaceAll(/\s+/g, ' ').trim() ?? null
    return {
      raw: tasksOf(this.builder.finishAll()),
      title: title === '' ? null : title,
      leftOut: this.leftOut,
      media: this.media,
    }
  }
}

const TABLE_PARTS = new Set(['thead', 'tbody', 'tfoot'])

/** Returns the host of an address, for the report. */
export function hostOf(address: string): string {
  try {
    return new URL(address, 'https://x').hostname.slice(0, 100)
  } catch {
    return address.slice(0, 60)
  }
}

function nodeFor(
  name: string,
  attributes: Attributes,
): { type: string; attrs?: Record<string, unknown> } | null {
  switch (name) {
    case 'p':
      return { type: 'paragraph' }
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return { type: 'heading', attrs: { level: Math.min(Number(name[1]), 3) } }
    case 'blockquote':
      return { type: 'blockquote' }
    case 'pre':
    case 'listing':
    case 'xmp':
      return { type: 'codeBlock', attrs: { language: null } }
    case 'ul':
    case 'dir':
      return { type: 'bulletList' }
    case 'ol': {
      const start = Number.parseInt(attributes['start'] ?? '1', 10)
      return { type: 'orderedList', attrs: { start, type: attributes['type'] ?? null } }
    }
    case 'li':
      return { type: 'listItem' }
    case 'table':
      return attributes['role'] === 'presentation' ? null : { type: 'table' }
    case 'tr':
      return { type: 'tableRow' }
    case 'td':
    case 'th':
      return { type: name === 'td' ? 'tableCell' : 'tableHeader', attrs: cellAttributes(attributes) }
    default:
      return null
  }
}

function cellAttributes(attributes: Attributes): Record<string, unknown> {
  const span = (name: string) => Math.max(1, Number.parseInt(attributes[name] ?? '1', 10) || 1)
  const align = /text-align\s*:\s*(left|center|right)/i.exec(attributes['style'] ?? '')?.[1]
  const widths = (attributes['data-colwidth'] ?? '').split(',').map(Number)
  return {
    colspan: span('colspan'),
    rowspan: span('rowspan'),
    align: (align ?? attributes['align'])?.toLowerCase() ?? null,
    colwidth: widths.some(width => width > 0) ? widths : null,
  }
}

function setLanguage(code: RawNode, attributes: Attributes): void {
  const language = /(?:^|\s)lang(?:uage)?-(\S+)/.exec(attributes['class'] ?? '')?.[1]
  if (language !== undefined) code.attrs = { language }
}

const keepsSpace = (style: string, inherited: boolean): boolean => {
  const value = /white-space(?:-collapse)?\s*:\s*([\w-]+)/i.exec(style)?.[1]?.toLowerCase()
  return value === undefined ? inherited : /^(?:pre|pre-wrap|break-spaces|preserve)$/.test(value)
}

/** Returns the marks of text in an element: those around it, and those of its name and style. */
function marksIn(
  around: readonly Mark[],
  name: string,
  attributes: Attributes,
  leftOut: LeftOut,
): readonly Mark[] {
  const marks = new Map(around.map(mark => [mark.type, mark]))
  const set = (type: string, isOn: boolean) => (isOn ? marks.set(type, { type }) : marks.delete(type))
  const byName = MARKS[name]
  if (byName) set(byName, true)
  const style = attributes['style'] ?? ''
  const weight = /font-weight\s*:\s*(\w+)/i.exec(style)?.[1]
  if (weight !== undefined && !/^h\d$/.test(name)) set('bold', /^bold/i.test(weight) || Number(weight) >= 600)
  const slant = /font-style\s*:\s*(\w+)/i.exec(style)?.[1]
  if (slant !== undefined) set('italic', /^(?:italic|oblique)$/i.test(slant))
  const decoration = /text-decoration(?:-line)?\s*:\s*([^;]+)/i.exec(style)?.[1] ?? ''
  if (/underline/i.test(decoration) && name !== 'a') set('underline', true)
  if (/line-through/i.test(decoration)) set('strike', true)
  const href = name === 'a' ? (attributes['href'] ?? '').trim() : ''
  if (isAllowedLink(href)) {
    const title = attributes['title']
    marks.set('link', { type: 'link', attrs: { href, ...(title !== undefined && { title }) } })
  } else if (href !== '' && !href.startsWith('#')) leftOut.links += 1
  return [...marks.values()]
}
