import type { Face, Weight } from './fonts.ts'
import { charactersOf, cleaned, runsOf } from './fonts.ts'

/** How a text looks. `size` is in points. */
export type Look = { size: number; weight: Weight; color: string }

type Document = PDFKit.PDFDocument

/** The height of a line, as a multiple of its size. */
export const LINE = 1.4

/** Writes on a document of pdfkit with as many fonts as a text needs. All measures are points. */
export class Pen {
  private readonly known = new Set<string>()
  private readonly document: Document

  constructor(document: Document) {
    this.document = document
  }

  /** Returns the width of a line. */
  width(text: string, { size, weight }: Look): number {
    return runsOf(text, weight).reduce(
      (sum, { face, text: part }) => sum + this.use(face).fontSize(size).widthOfString(part),
      0,
    )
  }

  /**
   * Returns the lines of a text, none wider than `most`. They break between words, and within a word
   * that is wider than a line.
   */
  lines(text: string, look: Look, most: number): string[] {
    const lines: string[] = []
    let line = ''
    const fits = (longer: string) => this.width(longer, look) <= most
    for (const word of cleaned(text).split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (fits(longer)) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      line = ''
      for (const character of charactersOf(word)) {
        if (line !== '' && !fits(line + character)) {
          lines.push(line)
          line = ''
        }
        line += character
      }
    }
    return line === '' ? lines : [...lines, line]
  }

  /** Writes a line from `x` on. `y` is its top. */
  write(text: string, x: number, y: number, { size, weight, color }: Look): void {
    // The letters stand in the middle of the line.
    const baseline = y + (size * (LINE + 0.7)) / 2
    let at = x
    for (const { face, text: part } of runsOf(text, weight)) {
      this.use(face).fontSize(size).fillColor(color)
      const width = this.document.widthOfString(part)
      // Shapes are not in the order of their letters: a reader that copies them takes these.
      if (face.isShaped) this.document.markContent('Span', { actual: part })
      this.document.text(part, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
      if (face.isShaped) this.document.endMarkedContent()
      at += width
    }
  }

  private use({ name, bytes }: Face): Document {
    if (!this.known.has(name)) this.document.registerFont(name, bytes)
    this.known.add(name)
    return this.document.font(name)
  }
}
