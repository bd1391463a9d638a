/**
 * Longer words make Harper's search for similar words use hundreds of megabytes and finally panic.
 */
const WORD_MAX = 40

/**
 * Runs that are cut out before Harper sees the text: very long words, very long runs without a
 * space, long runs of one character, and web and email addresses (their parts are not words).
 */
const hazards = new RegExp(
  [
    String.raw`(?:https?|ftp|file):\/\/[^\s<>"”]+`,
    String.raw`www\.[^\s<>"”]+`,
    String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+`,
    String.raw`[^\s]{200,}`,
    String.raw`[\p{L}\p{M}\p{N}'’_]{${WORD_MAX + 1},}`,
    String.raw`([^\s\p{L}\p{N}])\1{15,}`,
  ].join('|'),
  'giu',
)

/** Replaces a cut run. This word fits anywhere in a sentence, and no rule flags it. */
const STAND_IN = 'Google'

export interface Defused {
  text: string
  /** Returns the range in the original text, or null if it touches a cut run. */
  toOriginal(start: number, end: number): { start: number; end: number } | null
}

/**
 * Returns a well-formed text without hazards for Harper, and the mapping of its ranges back to the
 * original.
 */
export function defuse(original: string): Defused {
  const cuts: { at: number; end: number; grown: number }[] = []
  let text = ''
  let copied = 0
  const wellFormed = withoutLoneSurrogates(original)
  for (const match of wellFormed.matchAll(hazards)) {
    text += wellFormed.slice(copied, match.index)
    const at = text.length
    text += STAND_IN
    copied = match.index + match[0].length
    cuts.push({ at, end: text.length, grown: copied - text.length })
  }
  text += wellFormed.slice(copied)

  return {
    text,
    toOriginal(start, end) {
      let grown = 0
      for (const cut of cuts) {
        if (cut.end <= start) grown = cut.grown
        else if (cut.at < end) return null
      }
      const range = { start: start + grown, end: end + grown }
      const valid = range.start >= 0 && range.start < range.end && range.end <= original.length
      return valid ? range : null
    },
  }
}

/**
 * Replaces half of a surrogate pair by U+FFFD, unit for unit (like `toWellFormed` in newer
 * engines).
 */
function withoutLoneSurrogates(text: string): string {
  return text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD')
}
