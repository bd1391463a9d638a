import { documentOf, rangeIn } from '#client/extension/content/dom/safe.ts'

/** A run of a text node: `length` characters from `from` are those of the text from `start`. */
export type TextPiece = { node: Text; from: number; start: number; length: number }

/** A place in the page's text nodes. */
export type Point = { node: Text; offset: number }
export type Place = { start: Point; end: Point }

/** The plain text of an editable element, and the way back from an offset to the page. */
export class TextMap {
  readonly text: string
  /** Whether the element has more text than was read. */
  readonly isCut: boolean
  private readonly pieces: readonly TextPiece[]

  constructor(text: string, pieces: readonly TextPiece[], isCut: boolean) {
    this.text = text
    this.pieces = pieces
    this.isCut = isCut
  }

  /**
   * Returns where a range of the text is in the page. Null if it begins or ends outside of text nodes,
   * such as at a line break.
   */
  placeOf(start: number, end: number): Place | null {
    const first = this.pieceAt(start)
    const last = this.pieceAt(end - 1)
    if (!first || !last || end <= start) return null
    return {
      start: { node: first.node, offset: first.from + start - first.start },
      end: { node: last.node, offset: last.from + end - last.start },
    }
  }

  /** Returns where a caret at an offset is, in the text before it if there is some. */
  pointOf(offset: number): Point | null {
    const before = this.pieceAt(offset - 1)
    if (before) return { node: before.node, offset: before.from + offset - before.start }
    const after = this.pieceAt(offset)
    return after ? { node: after.node, offset: after.from + offset - after.start } : null
  }

  /** Returns the offset of a place in the page. One outside of the text is at the next text. */
  offsetOf(node: Node, offset: number): number {
    const doc = documentOf(node)
    if (!doc) return 0
    const point = rangeIn(doc)
    point.setStart(node, offset)
    point.collapse(true)
    let low = 0
    let high = this.pieces.length
    while (low < high) {
      const middle = (low + high) >> 1
      const piece = this.pieces[middle]
      // −1: the end of the piece is before the place.
      if (piece && point.comparePoint(piece.node, piece.from + piece.length) < 0) low = middle + 1
      else high = middle
    }
    const piece = this.pieces[low]
    if (!piece) return this.text.length
    if (piece.node !== node) return piece.start
    return piece.start + Math.min(Math.max(offset - piece.from, 0), piece.length)
  }

  private pieceAt(offset: number): TextPiece | null {
    let low = 0
    let high = this.pieces.length
    while (low < high) {
      const middle = (low + high) >> 1
      const piece = this.pieces[middle]
      if (piece && piece.start + piece.length <= offset) low = middle + 1
      else high = middle
    }
    const piece = this.pieces[low]
    return piece && piece.start <= offset ? piece : null
  }
}
