import type { Node } from '@tiptap/pm/model'

import type { Range } from '#client/editor/collab/anchor.ts'

/** The part of a block that lies in a selection. */
export type Piece = { from: number; to: number; text: string }

/**
 * Returns the pieces of a range, one for each block with text. Together they form the sent text.
 */
export function piecesOf(doc: Node, { from, to }: Range): Piece[] {
  const pieces: Piece[] = []
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isTextblock) return true
    const start = Math.max(from, position + 1)
    const end = Math.min(to, position + 1 + node.content.size)
    if (end > start) pieces.push({ from: start, to: end, text: lineOf(doc, start, end) })
    return false
  })
  return pieces
}

// A line break is one position and one character. It must not look like the end of a block.
const lineOf = (doc: Node, from: number, to: number): string => doc.textBetween(from, to, undefined, '\u2028')

/** Returns the text to send for a range: its blocks, one per line. */
export const textOfPieces = (pieces: readonly Piece[]): string => pieces.map(piece => piece.text).join('\n')
