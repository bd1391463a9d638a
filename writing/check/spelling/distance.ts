/** Only this many characters are compared, since a table row is the bits of one number. */
const LENGTH_MAX = 31
const SIGNS = 128

/**
 * Returns a function that counts the typos between `word` and the word whose letters are in an array
 * from `start` to `end`: Damerau–Levenshtein
 * distance (optimal string alignment) by the bit-parallel method of Hyyrö (2003). It is exact for
 * ASCII and may be too small for other characters. A word of more than 31 characters is infinitely
 * far from all others. Beyond `most`, the result only means "more than `most`".
 */
export function distanceFrom(
  word: string,
  most: number,
): (letters: ArrayLike<number>, start: number, end: number) => number {
  const size = word.length
  if (size === 0 || size > LENGTH_MAX) return () => Number.POSITIVE_INFINITY
  const places = new Int32Array(SIGNS)
  for (let at = 0; at < size; at += 1) {
    const sign = word.charCodeAt(at) % SIGNS
    places[sign] = (places[sign] ?? 0) | (1 << at)
  }
  const last = 1 << (size - 1)
  return (letters, start, end) => {
    let distance = size
    let up = -1
    let down = 0
    let diagonal = 0
    let before = 0
    for (let at = start; at < end; at += 1) {
      if (distance - (end - at) > most) break
      const here = places[(letters[at] ?? 0) % SIGNS] ?? 0
      const swapped = ((~diagonal & here) << 1) & before
      diagonal = (((here & up) + up) ^ up) | here | down | swapped
      let more = down | ~(diagonal | up)
      let less = diagonal & up
      if ((more & last) !== 0) distance += 1
      if ((less & last) !== 0) distance -= 1
      more = (more << 1) | 1
      less <<= 1
      up = less | ~(diagonal | more)
      down = diagonal & more
      before = here
    }
    return distance
  }
}
