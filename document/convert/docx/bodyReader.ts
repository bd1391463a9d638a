import { isAllowedLink } from '../../links.ts'
import type { RawNode } from '../../yjs.ts'
import { hostOf } from '../fromHtml.ts'
import { type Draft, type LeftOut, type Media, mediaId, nothingLeftOut } from '../imported.ts'
import { imageTypeOf } from '../media.ts'
import { ListCounter } from './lists.ts'
import { type Flat, nested } from './nest.ts'
import { finishParagraph, type OpenParagraph } from './paragraph.ts'
import { isMonospace, type Numbering, type relationsIn, type Style } from './parts.ts'
import { cellsToTable, type OpenCell, type OpenTable } from './table.ts'
import { type Attributes, isOn } from './xml.ts'

type Parts = {
  styles: ReadonlyMap<string, Style>
  numberings: ReadonlyMap<string, Numbering>
  relations: ReturnType<typeof relationsIn>
  readMedia: (target: string) => Uint8Array<ArrayBuffer> | null
}

type Mark = { type: string; attrs?: Record<string, unknown> }
type Run = { marks: Set<string>; hasStyle: boolean; isHidden: boolean }
type Field = { instruction: string; isResult: boolean }

/** Deleted text, earlier properties, and the second form of drawings. */
const SKIPPED = new Set(
  'w:del w:moveFrom mc:Fallback w:pPrChange w:rPrChange w:tblPrChange w:trPrChange w:tcPrChange w:sectPr w:instrText'.split(
    ' ',
  ),
)
const RUN_MARKS: Record<string, string> = {
  'w:b': 'bold',
  'w:i': 'italic',
  'w:strike': 'strike',
  'w:dstrike': 'strike',
}

/** Reads the main part of a Word file, element by element. */
export class BodyReader {
  private readonly flats: Flat[][] = [[]]
  private readonly tables: OpenTable[] = []
  private readonly paragraphs: OpenParagraph[] = []
  private readonly fields: Field[] = []
  private readonly leftOut: LeftOut = nothingLeftOut()
  private readonly media = new Map<string, Media>()
  private readonly counter: ListCounter
  private run: Run | null = null
  private link: Mark | null = null
  private size: { width?: number; height?: number; alt: string } = { alt: '' }
  private skipped = 0
  private textIn: 'text' | 'field' | null = null

  constructor(private readonly parts: Parts) {
    this.counter = new ListCounter(parts.numberings)
  }

  readonly open = (name: string, attributes: Attributes): void => {
    if (name === 'w:instrText' && this.skipped === 0) this.textIn = 'field'
    if (this.skipped > 0 || SKIPPED.has(name)) {
      this.skipped += 1
      return
    }
    const paragraph = this.paragraphs.at(-1)
    if (name === 'w:p')
      this.paragraphs.push({
        style: '',
        numId: null,
        level: null,
        indent: 0,
        align: null,
        hasBorder: false,
        isRtl: false,
        leftLine: null,
        content: [],
      })
    else if (name === 'w:tbl') this.tables.push({ rows: [] })
    else if (name === 'w:tr') this.tables.at(-1)?.rows.push({ isHead: false, cells: [] })
    else if (name === 'w:tc') this.openCell()
    else if (this.run) this.inRun(name, attributes)
    else if (name === 'w:r') this.run = { marks: new Set(), hasStyle: false, isHidden: false }
    else if (name === 'w:hyperlink')
      this.link = this.linkTo(this.parts.relations.get(attributes['r:id'] ?? '')?.target)
    else if (name === 'w:fldSimple') this.link = this.linkIn(attributes['w:instr'] ?? '')
    else if (paragraph) paragraphProperty(paragraph, name, attributes)
    this.cellProperty(name, attributes)
  }

  readonly text = (text: string): void => {
    const field = this.fields.at(-1)
    if (this.textIn === 'field' && field && !field.isResult) field.instruction += text
    else if (this.textIn === 'text') this.add(text)
  }

  readonly close = (name: string): void => {
    if (this.skipped > 0) {
      this.skipped -= 1
      if (name === 'w:instrText') this.textIn = null
      return
    }
    if (name === 'w:t' || name === 'm:t') this.textIn = null
    else if (name === 'w:r') this.run = null
    else if (name === 'w:hyperlink' || name === 'w:fldSimple') this.link = null
    else if (name === 'w:p') this.closeParagraph()
    else if (name === 'w:tc') this.closeCell()
    else if (name === 'w:tbl') {
      const table = this.tables.pop()
      if (table) this.flats.at(-1)?.push({ kind: 'node', node: cellsToTable(table) })
    }
  }

  finish(): Omit<Draft, 'title'> {
    const content = nested(this.flats[0] ?? [])
    return { raw: { type: 'doc', content }, leftOut: this.leftOut, media: [...this.media.values()] }
  }

  private inRun(name: string, attributes: Attributes): void {
    const { run } = this
    if (!run) return
    const value = attributes['w:val'] ?? ''
    const mark = RUN_MARKS[name]
    if (mark) run.marks[isOn(attributes) ? 'add' : 'delete'](mark)
    switch (name) {
      case 'w:u':
        // Google's links are underlined without a style.
        if (value !== 'none' && (!this.currentLink() || run.hasStyle)) run.marks.add('underline')
        break
      case 'w:rStyle': {
        const style = this.parts.styles.get(value)
        for (const each of style?.marks ?? []) run.marks.add(each)
        if (/verbatim|\bcode\b/.test(style?.name ?? '')) run.marks.add('code')
        run.hasStyle = style !== undefined
        break
      }
      case 'w:rFonts':
        if (isMonospace(attributes['w:ascii'])) run.marks.add('code')
        break
      case 'w:vanish':
        run.isHidden = isOn(attributes)
        break
      case 'w:t':
      case 'm:t':
        this.textIn = 'text'
        break
      case 'w:tab':
        this.add('\t')
        break
      case 'w:noBreakHyphen':
        this.add('\u2011')
        break
      case 'w:softHyphen':
        this.add('\u00AD')
        break
      case 'w:br':
      case 'w:cr':
        if (!/page|column/.test(attributes['w:type'] ?? ''))
          this.paragraphs.at(-1)?.content.push({ type: 'hardBreak' })
        break
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        this.leftOut.footnotes += 1
        break
      case 'w:commentReference':
        this.leftOut.comments += 1
        break
      case 'w:fldChar':
        this.field(attributes['w:fldCharType'])
        break
      case 'w:object':
        this.leftOut.active += 1
        break
      default:
        this.drawing(name, attributes)
    }
  }

  private drawing(name: string, attributes: Attributes): void {
    if (name === 'wp:inline' || name === 'wp:anchor') this.size = { alt: '' }
    else if (name === 'wp:extent') {
      this.size.width = Math.round(Number(attributes['cx']) / 9525)
      this.size.height = Math.round(Number(attributes['cy']) / 9525)
    } else if (name === 'wp:docPr') this.size.alt = (attributes['descr'] ?? '').slice(0, 500)
    else if (name === 'a:blip') this.image(attributes['r:embed'] ?? attributes['r:link'])
    else if (name === 'v:imagedata') this.image(attributes['r:id'])
  }

  private image(id = ''): void {
    const relation = this.parts.relations.get(id)
    if (!relation) return
    if (relation.isExternal) {
      this.leftOut.remoteImages.push(hostOf(relation.target))
      return
    }
    const type = imageTypeOf(relation.target)
    const bytes = type ? this.parts.readMedia(relation.target) : null
    if (!type || !bytes) {
      this.leftOut.images += 1
      return
    }
    const known = this.media.get(relation.target)
    const media = known ?? { id: mediaId(this.media.size + 1), type, bytes }
    this.media.set(relation.target, media)
    const { alt, width = 0, height = 0 } = this.size
    const size = width > 0 && height > 0 ? { width, height } : {}
    this.paragraphs.at(-1)?.content.push({ type: 'image', attrs: { id: media.id, alt, ...size } })
  }

  private field(type: string | undefined): void {
    const field = this.fields.at(-1)
    if (type === 'begin') this.fields.push({ instruction: '', isResult: false })
    else if (type === 'separate' && field) field.isResult = true
    else if (type === 'end') this.fields.pop()
  }

  private currentLink(): Mark | null {
    if (this.link) return this.link
    const field = this.fields.findLast(({ isResult }) => isResult)
    return field ? this.linkIn(field.instruction) : null
  }

  private linkIn = (instruction: string): Mark | null => {
    const target = /^\s*HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1]
    return target === undefined ? null : this.linkTo(target)
  }

  private linkTo(href: string | undefined): Mark | null {
    if (href === undefined) return null
    if (isAllowedLink(href)) return { type: 'link', attrs: { href } }
    this.leftOut.links += 1
    return null
  }

  private add(text: string): void {
    const { run } = this
    if (!run || run.isHidden || text === '') return
    const link = this.currentLink()
    const marks: Mark[] = [...run.marks].map(type => ({ type }))
    if (link) marks.push(link)
    const node: RawNode = { type: 'text', text, ...(marks.length > 0 && { marks }) }
    this.paragraphs.at(-1)?.content.push(node)
  }

  private closeParagraph(): void {
    const paragraph = this.paragraphs.pop()
    if (!paragraph) return
    const flat = finishParagraph(paragraph, this.parts.styles, this.counter)
    this.flats.at(-1)?.push(...flat)
    const cell = this.tables.at(-1)?.rows.at(-1)?.cells.at(-1)
    // LibreOffice has this style.
    if (cell && this.parts.styles.get(paragraph.style)?.name === 'table heading') cell.isHeader = true
    // In a text from the right, "left" is the side where it begins.
    const isDefault = paragraph.isRtl && paragraph.align === 'left'
    if (cell && paragraph.align && !isDefault) cell.align ??= paragraph.align
  }

  private openCell(): void {
    const cell: OpenCell = { columns: 1, merge: null, align: null, isHeader: false, content: [] }
    this.tables.at(-1)?.rows.at(-1)?.cells.push(cell)
    this.flats.push([])
  }

  private closeCell(): void {
    const content = nested(this.flats.pop() ?? [])
    const cell = this.tables.at(-1)?.rows.at(-1)?.cells.at(-1)
    if (cell) cell.content = content
  }

  private cellProperty(name: string, attributes: Attributes): void {
    const row = this.tables.at(-1)?.rows.at(-1)
    const cell = row?.cells.at(-1)
    if (name === 'w:tblHeader' && row) row.isHead = isOn(attributes)
    if (!cell) return
    if (name === 'w:gridSpan') cell.columns = Math.max(1, Number(attributes['w:val']) || 1)
    else if (name === 'w:vMerge') cell.merge = attributes['w:val'] === 'restart' ? 'restart' : 'continue'
  }
}

function paragraphProperty(paragraph: OpenParagraph, name: string, attributes: Attributes): void {
  const value = attributes['w:val'] ?? ''
  if (name === 'w:pStyle') paragraph.style = value
  else if (name === 'w:numId') paragraph.numId = value
  else if (name === 'w:ilvl') paragraph.level = Number(value)
  else if (name === 'w:ind') paragraph.indent = Number(attributes['w:left'] ?? attributes['w:start'] ?? 0)
  else if (name === 'w:bottom' || name === 'w:top') paragraph.hasBorder = value !== 'nil' && value !== 'none'
  else if (name === 'w:left' && value !== 'nil' && value !== 'none')
    paragraph.leftLine = Number(attributes['w:space']) || 0
  else if (name === 'w:bidi') paragraph.isRtl = isOn(attributes)
  else if (name === 'w:jc' && /^(?:left|center|right|start|end)$/.test(value))
    paragraph.align = value.replace('start', 'left').replace('end', 'right')
}
