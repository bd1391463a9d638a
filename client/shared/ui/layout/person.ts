/** Returns at most two letters: the initials of the first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  const letters = ends.map(word => String.fromCodePoint(word?.codePointAt(0) ?? 0x3f))
  return letters.join('').toUpperCase()
}

/**
 * The colors of people. White text on them has a contrast of at least 4.5:1, and they have 3:1 as
 * lines on the paper of both themes.
 */
export const PERSON_COLORS = [
  '#d52f23',
  '#b7520f',
  '#8d6b07',
  '#497d16',
  '#178143',
  '#0e7e73',
  '#1377a9',
  '#2069e6',
  '#7058e7',
  '#9c41de',
  '#be28be',
  '#d1227a',
] as const

/** The color of people without an account. */
export const VISITOR_COLOR = '#64748b'

/** Returns the color of a user: the same for their avatar and cursor, on every screen. */
export function personColor(userId: string): string {
  let hash = 0
  for (const letter of userId) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0
  return PERSON_COLORS[hash % PERSON_COLORS.length] ?? PERSON_COLORS[0]
}
