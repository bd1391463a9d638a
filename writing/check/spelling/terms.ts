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
  nihilo: 'ex',
  parte: 'ex',
  partes: 'inter',
  regia: 'aqua',
  rea: 'mens',
  mater: 'dura',
  guerre: 'de',
  annum: 'per',
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

/** The second word of a species' name: "Haemophilus influenzae", "T. cruzi". Some end as slips do. */
const SPECIES = /(?:ae|ii|[^aeiou]i|ensis|[aeo]rum|oides)$/
const SPECIES_OR_SLIP = /(?:us|um|is|ella|ana|ata|ica|osa|ans|ens)$/
const GENUS = /(?:^|[^\p{L}])(?:\p{Lu}\.|\p{Lu}\p{Ll}{2,}(?:us|um|is|as|os|es|a|er|ix|on|yx|ax|io|o)) $/u
const SPECIES_MIN = 5

/**
 * Returns whether an unlisted word names a species, by the Latin endings of it and of the
 * capitalized word (or initial) at the end of `before`. `likely` means that it resembles a frequent
 * word.
 */
export const isSpecies = (lower: string, before: string, likely: boolean): boolean =>
  lower.length >= SPECIES_MIN &&
  (SPECIES.test(lower) || (!likely && SPECIES_OR_SLIP.test(lower))) &&
  GENUS.test(before)

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
