const LETTER = /\p{L}/u
/** Blocks of Unicode whose letters are written from the right: Hebrew, Arabic and others. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Returns the direction of a text by its first letter, as `dir="auto"` does; null without letters. */
export function directionOf(text: string): 'ltr' | 'rtl' | null {
  const first = LETTER.exec(text)?.[0]
  if (first === undefined) return null
  return FROM_THE_RIGHT.test(first) ? 'rtl' : 'ltr'
}
