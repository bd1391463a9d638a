import type { BodyMark, BodyNode } from '../body.ts'

/** A text with its marks, a line break, or a mark around several of them. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'mark'; mark: BodyMark; content: Inline[] }

type Piece = { text: string | null; marks: BodyMark[]; isCode: boolean }

const keyOf = (mark: BodyMark): string => JSON.stringify(mark)

/** Returns the content of a paragraph as a tree. A mark that reaches further is outside. */
export const inlinesOf = (nodes: readonly BodyNode[]): Inline[] => nest(piecesOf(nodes))

const piecesOf = (nodes: readonly BodyNode[]): Piece[] =>
  nodes.flatMap(node => {
    const marks = node.marks ?? []
    const others = marks.filter(({ type }) => type !== 'code')
    const isCode = others.length < marks.length
    if (node.type === 'hardBreak') return [{ text: null, marks: others, isCode: false }]
    // A line feed in a text is shown as a line break.
    return (node.text ?? '')
      .split(/\r\n?|\n/)
      .flatMap((text, index): Piece[] => [
        ...(index > 0 ? [{ text: null, marks: others, isCode: false }] : []),
        ...(text === '' ? [] : [{ text, marks: others, isCode }]),
      ])
  })

function nest(pieces: readonly Piece[]): Inline[] {
  const inlines: Inline[] = []
  let at = 0
  while (at < pieces.length) {
    const piece = pieces[at]
    if (!piece) break
    const outer = longest(pieces, at)
    if (outer) {
      const key = keyOf(outer.mark)
      const inside = pieces
        .slice(at, outer.end)
        .map(each => ({ ...each, marks: each.marks.filter(mark => keyOf(mark) !== key) }))
      inlines.push({ kind: 'mark', mark: outer.mark, content: nest(inside) })
      at = outer.end
    } else {
      if (piece.text === null) inlines.push({ kind: 'break' })
      else inlines.push({ kind: piece.isCode ? 'code' : 'text', text: piece.text })
      at += 1
    }
  }
  return inlines
}

/** Returns the mark of a piece that reaches furthest, and where it ends. */
function longest(pieces: readonly Piece[], at: number): { mark: BodyMark; end: number } | null {
  let found: { mark: BodyMark; end: number } | null = null
  for (const mark of pieces[at]?.marks ?? []) {
    const key = keyOf(mark)
    let end = at + 1
    while (end < pieces.length && pieces[end]?.marks.some(other => keyOf(other) === key)) end += 1
    if (!found || end > found.end) found = { mark, end }
  }
  return found
}
