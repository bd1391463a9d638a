import type { Range } from '#schema/style/report.ts'
import type { PracticeVerdict } from '#schema/writing-style/contract.ts'

/** The least that a mistake's surroundings must keep, in characters on each side. */
const EDGE = 1

type Corrected = {
  before: string
  after: string
  /** The mistakes of the practiced kind in the sentence before, and those left after. */
  mistakes: readonly Range[]
  left: number
}

/**
 * Returns whether a correction is right: the engine finds nothing left of that kind, and all text
 * outside the mistakes is as it was. White space at the ends does not count.
 */
export function judge({ before, after, mistakes, left }: Corrected): PracticeVerdict {
  if (after.trim() === before.trim() || left > 0) return 'still'
  return keepsTheRest(before, after, mistakes) ? 'right' : 'changed'
}

/** A part of the text between mistakes, and whether it lost the space next to one. */
type Part = { text: string; lostBefore: boolean; lostAfter: boolean }

/** Returns whether the parts around the mistakes are in the new text, in order and unbroken. */
function keepsTheRest(before: string, after: string, mistakes: readonly Range[]): boolean {
  const texts: string[] = []
  let from = 0
  for (const { start, end } of mistakes.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue
    texts.push(before.slice(from, start))
    from = end
  }
  texts.push(before.slice(from))
  if (texts.length === 1) return after.trim() === before.trim()
  let place: number | null = 0
  for (const [index, text] of texts.entries()) {
    const isLast = index === texts.length - 1
    place = endOf(partOf(text, index > 0, !isLast), after, place, { isFirst: index === 0, isLast })
    if (place === null) return false
  }
  return true
}

/** The space next to a mistake may go with it, as when a doubled word is deleted. */
function partOf(text: string, isAfterMistake: boolean, isBeforeMistake: boolean): Part {
  const lostBefore = isAfterMistake && text.startsWith(' ')
  const start = lostBefore ? EDGE : 0
  const lostAfter = isBeforeMistake && text.length > start && text.endsWith(' ')
  return { text: text.slice(start, text.length - (lostAfter ? EDGE : 0)), lostBefore, lostAfter }
}

/**
 * Returns the first end of a part in `after` from `place` on, or null. No word may touch it where it
 * lost its space: "Weird" does not keep "We ".
 */
function endOf(
  { text, lostBefore, lostAfter }: Part,
  after: string,
  place: number,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): number | null {
  const last = after.length - text.length
  const first = isLast ? Math.max(place, last) : place
  for (let at = after.indexOf(text, first); at >= 0; at = after.indexOf(text, at + 1)) {
    const end = at + text.length
    if (isFirst && at > 0) return null
    if (isLast && at !== last) return null
    const touches = (lostBefore && isWord(after.charAt(at - 1))) || (lostAfter && isWord(after.charAt(end)))
    if (!touches) return end
    if (isFirst || isLast || at === after.length) return null
  }
  return null
}

const isWord = (character: string): boolean => /^[\p{L}\p{N}]$/u.test(character)
