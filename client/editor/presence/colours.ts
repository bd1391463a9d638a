/** Caret colors: dark enough for white text, and easy to distinguish. */
const COLOURS = [
  '#b4530a',
  '#0f766e',
  '#7c3aed',
  '#be185d',
  '#1d4ed8',
  '#4d7c0f',
  '#a21caf',
  '#0e7490',
] as const

/** Returns a user's color, the same on every screen. */
export function colourOf(userId: string): string {
  let sum = 0
  for (const letter of userId) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0]
}
