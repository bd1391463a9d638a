import type { Issue } from '#schema/corrections/issue.ts'

/** Between the blocks of a part, so that no sentence spans two of them. */
const BETWEEN = '\n\n'

/** A piece of a block's text: all of it, unless it is longer than a part may be. */
type Piece = { block: string; from: number; text: string }

/** Texts that are checked in one call. */
export type Part = readonly Piece[]

/** The issues of one block's text. */
export type BlockIssues = { text: string; issues: Issue[] }

/** Returns the text of a part, as it is sent. */
export const textOfPart = (part: Part): string => part.map(({ text }) => text).join(BETWEEN)

/** Returns the characters that parts send. */
export const charactersOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + textOfPart(part).length, 0)

/** Divides the texts of blocks into as few parts as their order allows, of at most `most` characters. */
export function partsOf(blocks: readonly string[], most: number): Part[] {
  const parts: Piece[][] = []
  let length = 0
  for (const piece of blocks.filter(text => text.trim() !== '').flatMap(text => piecesOf(text, most))) {
    const last = parts.at(-1)
    const longer = length + BETWEEN.length + piece.text.length
    if (last && longer <= most) {
      last.push(piece)
      length = longer
    } else {
      parts.push([piece])
      length = piece.text.length
    }
  }
  return parts
}

/** Cuts a long text after a sentence, or else after a word, or else anywhere. */
function piecesOf(block: string, most: number): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  while (block.length - from > most) {
    const room = block.slice(from, from + most)
    const end = lastEnd(room, /[.!?…]["”’)]*\s/g) ?? lastEnd(room, /\s/g) ?? most
    pieces.push({ block, from, text: room.slice(0, end) })
    from += end
  }
  pieces.push({ block, from, text: block.slice(from) })
  return pieces.filter(({ text }) => text.trim() !== '')
}

function lastEnd(text: string, pattern: RegExp): number | null {
  const last = [...text.matchAll(pattern)].at(-1)
  return last ? last.index + last[0].length : null
}

/**
 * Returns the issues of a part's text by the block that contains them, with offsets in the block.
 * Leaves out those that are in no single block.
 */
export function issuesByBlock(part: Part, issues: readonly Issue[]): BlockIssues[] {
  const found = new Map<string, Issue[]>()
  let start = 0
  for (const { block, from, text } of part) {
    const end = start + text.length
    const shift = from - start
    const inside = issues
      .filter(issue => issue.start >= start && issue.end <= end)
      .map(issue => ({ ...issue, start: issue.start + shift, end: issue.end + shift }))
    if (inside.length > 0) found.set(block, [...(found.get(block) ?? []), ...inside])
    start = end + BETWEEN.length
  }
  return [...found].map(([text, own]) => ({ text, issues: own }))
}
