/** A character of an old text. `isThere`: until now. A copy rather has such a one than one that had gone. */
export type OldCharacter = { char: string; isThere: boolean }

/** Texts that differ in more than this would take too long. */
const MAX_CELLS = 4_000_000

const STEP = { both: 0, old: 1, copy: 2 } as const

/**
 * Returns which character of a copy each character of an old text is, if the copy has it, or null if
 * the texts differ in too much. They are in order, and as many as possible.
 */
export function alignedWith(old: readonly OldCharacter[], copy: readonly string[]): (number | null)[] | null {
  const isSame = (from: number, at: number) => old[from]?.isThere === true && old[from].char === copy[at]
  const most = Math.min(old.length, copy.length)
  let [start, end] = [0, 0]
  while (start < most && isSame(start, start)) start += 1
  while (end < most - start && isSame(old.length - 1 - end, copy.length - 1 - end)) end += 1
  const middle = alignedBetween(old.slice(start, old.length - end), copy.slice(start, copy.length - end))
  return (
    middle && [
      ...Array.from({ length: start }, (_, index) => index),
      ...middle.map(index => (index === null ? null : index + start)),
      ...Array.from({ length: end }, (_, index) => copy.length - end + index),
    ]
  )
}

/** Finds the longest common text. */
function alignedBetween(old: readonly OldCharacter[], copy: readonly string[]): (number | null)[] | null {
  const width = copy.length + 1
  if (old.length * width > MAX_CELLS) return null
  const steps = new Uint8Array(old.length * width)
  let best = new Uint32Array(width)
  // From the end on, so that of equal ends the way from the start is the shortest.
  for (const [index, { char, isThere }] of [...old.entries()].toReversed()) {
    const next = new Uint32Array(width)
    for (let at = copy.length; at >= 0; at -= 1) {
      const without = best[at] ?? 0
      const isEqual = at < copy.length && copy[at] === char
      // So much that a character that is there counts for more than one that had gone.
      const both = isEqual ? (best[at + 1] ?? 0) + (isThere ? 3 : 2) : 0
      const skipped = at < copy.length ? (next[at + 1] ?? 0) : 0
      const sum = Math.max(without, both, skipped)
      next[at] = sum
      steps[index * width + at] =
        isEqual && both === sum ? STEP.both : at < copy.length && skipped === sum ? STEP.copy : STEP.old
    }
    best = next
  }
  const found: (number | null)[] = []
  let at = 0
  for (let index = 0; index < old.length;) {
    const step = steps[index * width + at]
    if (step !== STEP.copy) {
      found.push(step === STEP.both ? at : null)
      index += 1
    }
    if (step !== STEP.old) at += 1
  }
  return found
}
