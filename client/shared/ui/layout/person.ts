/** Returns at most two letters: the initials of the first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  const letters = ends.map(word => String.fromCodePoint(word?.codePointAt(0) ?? 0x3f))
  return letters.join('').toUpperCase()
}

const HUES = [4, 24, 150, 174, 198, 218, 262, 286, 324, 344]

/** Returns a hue (degrees) that is always the same for a user. */
export function personHue(seed: string): number {
  let hash = 0
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return HUES[hash % HUES.length] ?? 218
}
