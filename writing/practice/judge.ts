import type { PracticeVerdict } from '#schema/writing-style/contract.ts'
import type { Range } from '#schema/style/report.ts'

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

/** Returns whether the parts around the mistakes are in the new text, in order and unbroken. */
function keepsTheRest(before: string, after: string, mistakes: readonly Range[]): boolean {
  const parts: string[] = []
  let from = 0
  for (const { start, end } of mistakes.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue
    parts.push(before.slice(from, start))
    from = end
  }
  parts.push(before.slice(from))
  const [first = '', ...others] = parts.map((part, index) => edged(part, index, parts.length))
  const last = others.pop()
  if (last === undefined) return after.trim() === before.trim()
  if (!after.startsWith(first) || !after.endsWith(last)) return false
  let place = first.length
  for (const part of others) {
    const found = after.indexOf(part, place)
    if (found < 0) return false
    place = found + part.length
  }
  return after.length - last.length >= place
}

/** The space next to a mistake may go with it, as when a doubled word is deleted. */
function edged(part: string, index: number, parts: number): string {
  const start = index > 0 && part.startsWith(' ') ? EDGE : 0
  const end =
    index < parts - 1 && part.length > start && part.endsWith(' ') ? part.length - EDGE : part.length
  return part.slice(start, end)
}
