import { alignedWith } from './alignment.ts'
import { placesBetween } from './copy.ts'
import { stringOf, type Part } from './oldText.ts'

/** A piece of a block that went, and where its copy has it, or null. */
export type Piece = Part & { place: number | null }
/** `isExact`: whether each piece is where the copy has it. */
type Pieces = { pieces: Piece[]; isExact: boolean }

/** Whether the copy of a block may have a part, which is there until now or had gone, or null if it cannot. */
type Fate = 'there' | 'gone' | null

/** Returns the pieces of parts that the copy of a block has, and the others. */
export function piecesIn(parts: readonly Part[], copy: string, fateOf: (part: Part) => Fate): Pieces {
  const aligned = alignedPieces(parts, copy, fateOf)
  if (aligned) return { pieces: aligned, isExact: true }
  const isThere = (part: Part) => fateOf(part) === 'there'
  const place = placesBetween(stringOf(parts.filter(isThere)), copy)
  let end = 0
  const pieces = parts.map(part => {
    if (!isThere(part)) return { ...part, place: null }
    end += part.string.length
    return { ...part, place: place(end) - part.string.length }
  })
  return { pieces, isExact: false }
}

function alignedPieces(parts: readonly Part[], copy: string, fateOf: (part: Part) => Fate): Piece[] | null {
  const fates = parts.map(fateOf)
  const old = parts.flatMap(({ string }, index) =>
    fates[index] ? Array.from(string, char => ({ char, isThere: fates[index] === 'there' })) : [],
  )
  const characters = Array.from(copy)
  const aligned = alignedWith(old, characters)
  if (!aligned) return null
  const starts = [0]
  for (const char of characters) starts.push((starts.at(-1) ?? 0) + char.length)
  let index = 0
  return parts.flatMap((part, i) => {
    if (!fates[i]) return [{ ...part, place: null }]
    const pieces: Piece[] = []
    let { from } = part.span
    for (const char of part.string) {
      const at = aligned[index++] ?? null
      const place = at === null ? null : (starts[at] ?? null)
      const last = pieces.at(-1)
      const to = from + char.length
      const isNext =
        last && (last.place === null ? place === null : place === last.place + last.string.length)
      if (isNext) pieces.splice(-1, 1, { ...last, string: last.string + char, span: { ...last.span, to } })
      else pieces.push({ ...part, string: char, span: { ...part.span, from, to }, place })
      from = to
    }
    return pieces
  })
}
