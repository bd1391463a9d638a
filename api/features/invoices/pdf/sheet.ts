import { LINE, Pen, type Look } from './pen.ts'

type Document = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

const INK = '#1c1917'
const SOFT = '#57534e'
const RULE = '#d6d3d1'
const LOOKS = {
  title: { size: 20, weight: 'strong', color: INK },
  text: { size: 10, weight: 'regular', color: INK },
  strong: { size: 10, weight: 'strong', color: INK },
  soft: { size: 10, weight: 'regular', color: SOFT },
  small: { size: 8, weight: 'strong', color: SOFT },
} satisfies Record<string, Look>

/** Points. */
const MARGIN = 56
const GAP = 24
const ROW_PADDING = 7

/** A title with its lines. The first line may be a name, which stands out. */
export type Block = { title: string; lines: readonly string[]; isNamed?: boolean }
/** A row of the table: a text, and an amount at the right. */
export type Cell = { label: string; detail?: string; amount: string; isTotal?: boolean }

/**
 * Sheets of paper that are filled from top to bottom. All of their text is in the structure of the
 * document, so that it can be read aloud and copied in order.
 */
export class Sheet {
  private y = MARGIN
  private readonly document: Document
  private readonly pen: Pen
  private readonly root: Element

  constructor(document: Document) {
    this.document = document
    this.pen = new Pen(document)
    this.root = document.struct('Document')
    document.addStructure(this.root)
  }

  /** Writes the heading. */
  title(text: string): void {
    this.paragraph('H1', text, LOOKS.title)
  }

  /** Writes a paragraph that stands out. */
  note(text: string): void {
    this.paragraph('P', text, LOOKS.strong)
  }

  /** Writes blocks next to one another. */
  blocks(blocks: readonly Block[]): void {
    const width = (this.width - GAP * (blocks.length - 1)) / blocks.length
    this.y += GAP
    const top = this.y
    const ends = blocks.map((block, index) => this.block(block, MARGIN + index * (width + GAP), top, width))
    this.y = Math.max(...ends)
  }

  /** Writes the table. */
  table(cells: readonly Cell[]): void {
    this.y += GAP
    const table = this.element(this.root, 'Table')
    for (const cell of cells) this.row(table, cell)
    table.end()
  }

  /** Ends the document. */
  end(): void {
    this.root.end()
    this.document.end()
  }

  private get width(): number {
    return this.document.page.width - 2 * MARGIN
  }

  private paragraph(tag: string, text: string, look: Look): void {
    const element = this.element(this.root, tag)
    this.y = this.text(element, this.pen.lines(text, look, this.width), MARGIN, this.y, look)
    element.end()
  }

  /** Writes a block and returns where it ends. */
  private block({ title, lines, isNamed = false }: Block, x: number, top: number, width: number): number {
    const section = this.element(this.root, 'Sect')
    const heading = this.element(section, 'H2')
    let y = this.text(heading, this.pen.lines(title, LOOKS.small, width), x, top, LOOKS.small)
    for (const [index, line] of lines.entries()) {
      const look = isNamed && index === 0 ? LOOKS.strong : LOOKS.text
      y = this.text(this.element(section, 'P'), this.pen.lines(line, look, width), x, y, look)
    }
    section.end()
    return y
  }

  private row(table: Element, { label, detail, amount, isTotal = false }: Cell): void {
    const look = isTotal ? LOOKS.strong : LOOKS.text
    const amountWidth = this.pen.width(amount, look)
    const width = this.width - amountWidth - GAP
    const labels = this.pen.lines(label, look, width)
    const details = detail === undefined ? [] : this.pen.lines(detail, LOOKS.soft, width)
    this.room((labels.length + details.length) * look.size * LINE + 2 * ROW_PADDING)
    this.rule()
    const top = this.y + ROW_PADDING
    const row = this.element(table, 'TR')
    const head = this.element(row, 'TH', { scope: 'Row' })
    const middle = this.text(head, labels, MARGIN, top, look)
    this.y = this.text(head, details, MARGIN, middle, LOOKS.soft) + ROW_PADDING
    this.text(this.element(row, 'TD'), [amount], MARGIN + this.width - amountWidth, top, look)
    row.end()
  }

  /** Begins a new page unless so much is left of this one. */
  private room(height: number): void {
    if (this.y + height <= this.document.page.height - MARGIN) return
    this.document.addPage()
    this.y = MARGIN
  }

  /** A line across the page, for the eye alone. */
  private rule(): void {
    this.document.markContent('Artifact', { type: 'Layout' })
    this.document
      .moveTo(MARGIN, this.y)
      .lineTo(MARGIN + this.width, this.y)
      .lineWidth(0.5)
      .stroke(RULE)
    this.document.endMarkedContent()
  }

  private element(parent: Element, tag: string, options?: PDFKit.Mixins.StructureElementOptions): Element {
    const element = this.document.struct(tag, options)
    parent.add(element)
    return element
  }

  /** Writes lines below one another and returns where they end. */
  private text(element: Element, lines: readonly string[], x: number, top: number, look: Look): number {
    const height = look.size * LINE
    if (lines.length > 0)
      element.add(() => {
        for (const [index, line] of lines.entries()) this.pen.write(line, x, top + index * height, look)
      })
    return top + lines.length * height
  }
}

declare global {
  namespace PDFKit.Mixins {
    // The types of pdfkit lack it.
    interface StructureElementOptions {
      /** The cells that a header of a table is for. */
      scope?: 'Row' | 'Column'
    }
  }
}
