const WORDS = /\s+|\S+/g

const wordsAndGaps = (text: string): string[] => text.match(WORDS) ?? []

/**
 * Returns how much of a flagged text to leave alone at its start and end: whole words that it has
 * in common with every replacement. At least one word stays, so two replacements of one mistake take
 * away the same characters.
 */
export function commonEnds(flagged: string, replacements: readonly string[]): { start: number; end: number } {
  const own = wordsAndGaps(flagged)
  const others = replacements.map(wordsAndGaps)
  const isWord = (part: string | undefined) => part !== undefined && part.trim() !== ''
  const shared = (words: readonly string[], all: readonly string[][], most: number): number => {
    let count = 0
    while (count < most && all.every(other => count < other.length && other[count] === words[count])) count++
    return count
  }
  const most = own.length - 1
  if (others.length === 0 || most < 1 || !own.some(isWord)) return { start: 0, end: 0 }
  let start = shared(own, others, most)
  // A word stays to be replaced.
  while (start > 0 && !own.slice(start).some(isWord)) start--
  const rest = own.slice(start)
  const restOf = others.map(other => other.slice(start))
  let end = shared(
    rest.toReversed(),
    restOf.map(other => other.toReversed()),
    rest.length - 1,
  )
  while (end > 0 && !rest.slice(0, rest.length - end).some(isWord)) end--
  const length = (parts: readonly string[]) => parts.join('').length
  return { start: length(own.slice(0, start)), end: length(rest.slice(rest.length - end)) }
}
