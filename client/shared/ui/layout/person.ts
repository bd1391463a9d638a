/** Returns a person's whole name. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

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

/** Returns the color of a user: the same for their avatar on every screen. */
export const personColor = (userId: string): string => colorAt(placeOf(userId))

/** Neighbors look alike, so that the next color is five further. All are reached: 5 and 12 share no factor. */
const STEP = 5

/**
 * Returns the colors of the people in a document, which differ as long as there are enough. Those
 * who are first in the list keep theirs when others come.
 */
export function personColors(userIds: readonly string[]): ReadonlyMap<string, string> {
  const colors = new Map<string, string>()
  const taken = new Set<string>()
  for (const userId of userIds) {
    if (colors.has(userId)) continue
    const first = placeOf(userId)
    const wanted = PERSON_COLORS.map((_, index) => colorAt(first + index * STEP))
    const color = wanted.find(each => !taken.has(each)) ?? colorAt(first)
    taken.add(color)
    colors.set(userId, color)
  }
  return colors
}

const colorAt = (place: number): string => PERSON_COLORS[place % PERSON_COLORS.length] ?? PERSON_COLORS[0]

function placeOf(userId: string): number {
  let hash = 0
  for (const letter of userId) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0
  return hash % PERSON_COLORS.length
}
