/** Longer words make Harper's search for similar words take hundreds of megabytes and, in the end, panic. */
const WORD_MAX = 40

/**
 * Runs that Harper is not given: very long words, very long runs without a space, long runs of one sign, and web and
 * mail addresses (their parts are not words).
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

/** Stands for what was cut out: a word that every position of a sentence takes and no rule minds. */
const STAND_IN = 'Google'

export interface Defused {
  text: string
  /** The range in the original text, or null when it touches something that was cut out. */
  toOriginal(start: number, end: number): { start: number; end: number } | null
}

/** The text as Harper can take it, well-formed and without hazards, with the way back for its ranges. */
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

/** Half of a surrogate pair becomes U+FFFD, one unit for one unit (`toWellFormed` of later engines). */
function withoutLoneSurrogates(text: string): string {
  return text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD')
}
