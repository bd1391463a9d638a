/** Latin words that are right after the word in front of them: "de novo". */
const AFTER: Readonly<Record<string, string>> = {
  novo: 'de',
  forma: 'pro',
  vivo: 'in',
  vitro: 'in',
  silico: 'in',
  situ: 'in',
  facto: 'de',
  jure: 'de',
  fide: 'bona',
  versa: 'vice',
  rata: 'pro',
  diem: 'per',
  capita: 'per',
  operandi: 'modus',
  hoc: 'ad',
}
/** Beginnings of words that also stand before a hyphen: "cryo-microscopy", "mis-splicing". */
const PARTS = new Set(
  'mis cryo proto immuno pharmaco cardio electro hydro nano radio endo exo gastro osteo cyto ethno techno agro mid pre non'.split(
    ' ',
  ),
)
const TERM_MIN = 8
/** Letters that no English word has in a row. */
const UNSPEAKABLE = /[^aeiouy]{5}|[aeiouy]{4}|(.)\1\1|^[^aeiouy]{4}|[^aeiouy]{4}$/
/** Endings of forms, whose word writers misspell: "rondayvoued". */
const FORM = /(?:ed|ing|ly|er|ers|ent|ations?|[^ic]s)$|i?ments?$/

/** Returns whether an unlisted word (in lower case) is right because of the text next to it. */
export const isRightHere = (lower: string, before: string, glued: { after: string }): boolean =>
  AFTER[lower] === before || (glued.after.startsWith('-') && PARTS.has(lower))

/**
 * Returns whether an unlisted word that resembles no other one is a term of some field rather than a
 * slip: it is long, in lower case, no inflected form, and can be spoken. A finding could offer
 * nothing there.
 */
export const isTerm = (word: string): boolean =>
  word.length >= TERM_MIN && /^[a-z]+$/.test(word) && !FORM.test(word) && !UNSPEAKABLE.test(word)
