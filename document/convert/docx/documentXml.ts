import type { Body, BodyNode } from '../../body.ts'
import { directionOf } from '../../direction.ts'
import type { Images } from '../images.ts'
import { inlinesOf } from '../inline.ts'
import { inlineTextOf } from '../inlineText.ts'
import { drawingXml } from './drawingXml.ts'
import { LEVEL_INDENT, LEVELS, type ListFormat, type WrittenList } from './numberingXml.ts'
import { runsXml } from './runsXml.ts'
import { QUOTE_LEVELS, QUOTE_SPACE } from './stylesXml.ts'
import { tableXml } from './tableXml.ts'

/** Where a paragraph is. `item` is the level of the item around it, from 0; -1: none. */
export type ParagraphContext = {
  quotes: number
  /** How many quotes are around the outermost list. Items of all levels have them. */
  outer: number
  item: number
  /** The numbering of the item whose first paragraph it is. */
  number: { id: number; level: number } | null
  align: string | null
  /** Whether it is in the header of a table. */
  isHeader: boolean
}

export const OUTSIDE: ParagraphContext = {
  quotes: 0,
  outer: 0,
  item: -1,
  number: null,
  align: null,
  isHeader: false,
}

type MediaFile = { id: string; name: string; extension: string; bytes: Uint8Array<ArrayBuffer> }

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
].join(' ')

const FORMATS: Record<string, ListFormat> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
}

/** Writes the main part of a Word file, and collects what it refers to. */
export class DocumentWriter {
  readonly links = new Map<string, string>()
  readonly lists: WrittenList[] = []
  readonly media = new Map<string, MediaFile>()

  constructor(private readonly images: Images) {}

  write(body: Body): string {
    return `<w:document ${NAMESPACES}><w:body>${this.blocks(body.content, OUTSIDE)}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`
  }

  blocks(nodes: readonly BodyNode[], place: ParagraphContext): string {
    return nodes
      .map((node, index) => {
        const xml = this.block(node, place)
        const next = nodes[index + 1]
        // Word needs a paragraph after a table, and would make one table of two.
        const needsGap = node.type === 'table' && (next === undefined || next.type === 'table')
        return needsGap ? `${xml}<w:p><w:pPr><w:pStyle w:val="TableGap"/></w:pPr></w:p>` : xml
      })
      .join('')
  }

  private block(node: BodyNode, place: ParagraphContext): string {
    const content = node.content ?? []
    switch (node.type) {
      case 'paragraph':
        return this.paragraph(content, place, null)
      case 'heading':
        return this.paragraph(content, place, `Heading${String(node.attrs?.['level'])}`)
      case 'codeBlock':
        return this.paragraph(content, place, 'SourceCode')
      case 'horizontalRule':
        return `<w:p><w:pPr><w:pBdr>${quoteLine(place)}<w:bottom w:val="single" w:sz="6" w:space="1" w:color="auto"/></w:pBdr>${indent(place, true)}${alignXml(place)}</w:pPr></w:p>`
      case 'blockquote':
        return this.blocks(content, { ...place, quotes: place.quotes + 1 })
      case 'bulletList':
      case 'orderedList':
      case 'taskList':
        return this.list(node, place)
      case 'table':
        return tableXml(content, (blocks, cell) => this.blocks(blocks, { ...OUTSIDE, ...cell }))
      case 'image':
        return this.image(node, place)
      default:
        return this.blocks(content, place)
    }
  }

  private list(node: BodyNode, place: ParagraphContext): string {
    const level = Math.min(place.item + 1, LEVELS - 1)
    const { start, type } = node.attrs ?? {}
    const first = typeof start === 'number' ? Math.max(0, start) : 1
    const add = (format: ListFormat) => this.lists.push({ format, level, start: first })
    const isTasks = node.type === 'taskList'
    const ordered = FORMATS[String(type)] ?? 'decimal'
    const id = add(isTasks ? 'open' : node.type === 'orderedList' ? ordered : 'bullet')
    const done = isTasks ? add('done') : id
    return (node.content ?? [])
      .map(item => {
        const [paragraph, ...rest] = item.content ?? []
        const number = { id: item.attrs?.['checked'] === true ? done : id, level }
        const outer = place.item < 0 ? place.quotes : place.outer
        const inside = { ...place, item: level, quotes: 0, outer, number: null }
        const line = this.paragraph(
          paragraph?.content ?? [],
          { ...place, quotes: outer, number },
          'ListParagraph',
        )
        return line + this.blocks(rest, inside)
      })
      .join('')
  }

  private paragraph(content: readonly BodyNode[], place: ParagraphContext, style: string | null): string {
    const isRtl = directionOf(inlineTextOf(content)) === 'rtl'
    const { quotes, number, isHeader } = place
    const quote = quotes > 0 && style !== 'SourceCode' && !style?.startsWith('Heading')
    const level = Math.min(quotes, QUOTE_LEVELS)
    const shown = quote
      ? level === 1
        ? 'Quote'
        : `Quote${level}`
      : (style ?? (isHeader ? 'TableHeading' : null))
    const properties = [
      shown === null ? '' : `<w:pStyle w:val="${shown}"/>`,
      number === null
        ? ''
        : `<w:numPr><w:ilvl w:val="${number.level}"/><w:numId w:val="${number.id}"/></w:numPr>`,
      quotes > 0 && !quote ? quoteBorder(place) : '',
      isRtl ? '<w:bidi/>' : '',
      number === null ? indent(place, !quote) : '',
      alignXml(place),
    ].join('')
    const runs = runsXml(inlinesOf(content), {
      isCode: style === 'SourceCode',
      linkId: href => this.linkId(href),
    })
    return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`
  }

  private linkId(href: string): string {
    const id = this.links.get(href) ?? `rIdLink${this.links.size + 1}`
    this.links.set(href, id)
    return id
  }

  private image({ attrs = {} }: BodyNode, place: ParagraphContext): string {
    const key = String(attrs['id'])
    const file = this.images.get(key)
    if (!file) return ''
    const known = this.media.get(key)
    const count = this.media.size + 1
    const extension = file.type.replace('image/', '')
    const media = known ?? {
      id: `rIdImage${count}`,
      name: `image${count}.${extension}`,
      extension,
      bytes: file.bytes,
    }
    this.media.set(key, media)
    return `<w:p><w:pPr>${quoteBorder(place)}${indent(place, true)}${alignXml(place)}</w:pPr><w:r>${drawingXml(media, attrs)}</w:r></w:p>`
  }
}

/**
 * Returns the indentation of a block that continues an item of a list, or of a quoted block whose
 * style has none.
 */
function indent({ item, quotes }: ParagraphContext, hasNoStyle: boolean): string {
  const quoted = item >= 0 || hasNoStyle ? 360 * Math.min(quotes, 1) : 0
  const left = LEVEL_INDENT * (item + 1) + quoted
  return left === 0 ? '' : `<w:ind w:left="${left}"/>`
}

/** Returns the line next to a quoted block without the style of a quote. Its distance is the level. */
const quoteLine = ({ quotes }: ParagraphContext): string =>
  quotes === 0
    ? ''
    : `<w:left w:val="single" w:sz="18" w:space="${QUOTE_SPACE + Math.min(quotes, QUOTE_LEVELS)}" w:color="C0C0C0"/>`

const quoteBorder = (place: ParagraphContext): string =>
  place.quotes === 0 ? '' : `<w:pBdr>${quoteLine(place)}</w:pBdr>`

const alignXml = ({ align }: ParagraphContext): string => (align === null ? '' : `<w:jc w:val="${align}"/>`)
