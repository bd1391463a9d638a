import { diffArrays } from 'diff'

import { type PlainPart, plainParts } from '#schema/shared/plainText.ts'

import { repair } from './repaired.ts'

type TextSpan = { start: number; end: number }

/** A paragraph in its plain form, which all of a check reads, and the way back. */
export interface Plainly {
  text: string
  /**
   * Returns a finding in the plain text as one in the paragraph as it is written. Its replacements
   * keep the signs, letters and ligatures that they do not change.
   */
  toWritten<Found extends TextSpan & { replacements: string[] }>(found: Found): Found
}

/** Returns the plain form of a paragraph; see `plainText`. */
export function plainly(written: string): Plainly {
  const parts = plainParts(written)
  if (parts.length === 0) return { text: written, toWritten: found => found }
  const plain = repair(written, parts)
  return {
    text: plain.text,
    toWritten(found) {
      const { start, end, before, after } = plain.toOriginal(found.start, found.end)
      const here = parts.filter(part => start <= part.start && part.end <= end)
      const pieces = piecesOf(written, { start, end }, here)
      const replacements = found.replacements.map(each => kept(before + each + after, pieces))
      return { ...found, start, end, replacements }
    },
  }
}

/** A character of the plain text and how it is written, with the signs after it. */
type Piece = { plain: string; written: string; signs: string }

function piecesOf(written: string, { start, end }: TextSpan, parts: readonly PlainPart[]): Piece[] {
  const pieces: Piece[] = []
  const add = (plain: string, as: string) => pieces.push({ plain, written: as, signs: '' })
  let copied = start
  for (const part of [...parts, { start: end, end, right: '' }]) {
    for (const letter of written.slice(copied, part.start)) add(letter, letter)
    const as = written.slice(part.start, part.end)
    const last = pieces.at(-1)
    if (part.right !== '') add(part.right, as)
    else if (last) last.signs += as
    copied = part.end
  }
  return pieces
}

/** Returns a replacement with what it leaves as it is, written as before. */
function kept(replacement: string, pieces: readonly Piece[]): string {
  if (replacement === '') return ''
  const wanted = unitsOf(replacement, pieces)
  // Letters that were changed or swapped: each in its place.
  if (wanted.length === pieces.length)
    return pieces.map((piece, at) => writtenIn(piece, wanted[at] ?? '')).join('')
  const changes = diffArrays(
    pieces.map(({ plain }) => plain),
    wanted,
  )
  let result = ''
  let at = 0
  for (const [index, { added, removed, value }] of changes.entries()) {
    if (added) {
      result += value.join('')
      continue
    }
    const here = pieces.slice(at, at + value.length)
    at += value.length
    if (!removed) result += here.map(piece => piece.written + piece.signs).join('')
    // The signs of a letter that is gone stay before the letters that stay.
    else if (changes.slice(index + 1).some(next => !next.added && !next.removed))
      result += here.at(-1)?.signs ?? ''
  }
  return result
}

const writtenIn = ({ plain, written, signs }: Piece, wanted: string): string =>
  (wanted === plain ? written : wanted) + signs

/** Divides a replacement into characters, and into ligatures where the text has them. */
function unitsOf(replacement: string, pieces: readonly Piece[]): string[] {
  const long = [...new Set(pieces.map(({ plain }) => plain).filter(plain => Array.from(plain).length > 1))]
  const units: string[] = []
  for (let at = 0; at < replacement.length;) {
    const unit =
      long.find(each => replacement.startsWith(each, at)) ??
      String.fromCodePoint(replacement.codePointAt(at) ?? 0)
    units.push(unit)
    at += unit.length
  }
  return units
}
