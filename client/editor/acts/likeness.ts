/** Texts that share less are not alike. */
const MIN_SHARE = 0.5

/**
 * Returns a function that tells how much of two texts is the same, up to 1, or 0 if they are not alike: the text
 * around the place of one change, or their words.
 */
export function comparing(): (one: string, other: string) => number {
  const known = new Map<string, ReadonlySet<string>>()
  const wordsOf = (text: string) => {
    const words = known.get(text) ?? new Set(text.match(/[\p{L}\p{N}]+/gu))
    known.set(text, words)
    return words
  }
  return (one, other) => {
    const around = sharedAround(one, other)
    const share = around >= MIN_SHARE ? around : sharedOf(wordsOf(one), wordsOf(other))
    return share >= MIN_SHARE ? share : 0
  }
}

function sharedAround(one: string, other: string): number {
  const [least, most] = [Math.min(one.length, other.length), Math.max(one.length, other.length)]
  let [start, end] = [0, 0]
  while (start < least && one[start] === other[start]) start += 1
  while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return most === 0 ? 0 : (start + end) / most
}

function sharedOf(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const count = words.size + others.size
  let shared = 0
  for (const word of words) if (others.has(word)) shared += 1
  return count === 0 ? 0 : (2 * shared) / count
}
