/** A word derived by rule, and its base. */
export type Derived = { word: string; base: string; dialects: number }

const BRITISH = 10
/** Shorter words have too many near matches for which such a form could be a typo. */
const BASE_MIN = 6
/** Twice the binary logarithm of the count. */
const FREQUENCY_MIN = 16
const NO_VERB_IN_IZE = /(?:size|prize|seize|assize|maize|baize)$/

/** Endings of countable nouns. */
const COUNTED =
  /(?:tion|sion|ment|ity|ance|ence|ancy|ency|ist|ator|itor|etor|utor|ctor|ssor|[iy]zer|iser|ifier|graph|gram)$/

/**
 * Yields regular forms that word lists omit although readers accept them: plurals of nouns in -tion
 * and similar, all forms of verbs in -ize (also -ise), -ate or -ify, adjectives in -able
 * ("rewritable"), and adverbs.
 */
export function* familiesOf(
  words: ReadonlyMap<string, number>,
  frequencyOf: (word: string) => number,
): Generator<Derived> {
  for (const [base, dialects] of words) {
    if (base.length < BASE_MIN || !/^[a-z]+$/.test(base) || frequencyOf(base) < FREQUENCY_MIN) continue
    for (const word of formsOf(base, words)) yield { word, base, dialects }
    if (base.endsWith('ize') && !NO_VERB_IN_IZE.test(base)) {
      const stem = base.slice(0, -3)
      for (const end of IZE) yield { word: `${stem}iz${end}`, base, dialects }
      for (const end of ['e', ...IZE]) yield { word: `${stem}is${end}`, base, dialects: BRITISH }
    }
  }
}

const IZE = ['ed', 'es', 'ing', 'er', 'ers', 'able', 'ation', 'ations']

function* formsOf(base: string, words: ReadonlyMap<string, number>): Generator<string> {
  if (COUNTED.test(base)) yield plural(base)
  if (base.endsWith('ate') && words.has(`${base}d`)) {
    const stem = base.slice(0, -1)
    for (const end of ['ed', 'es', 'ing', 'ion', 'ions', 'or', 'ors']) yield stem + end
  }
  if (base.endsWith('ify')) {
    const stem = base.slice(0, -1)
    for (const form of ['ies', 'ied', 'ier', 'iers', 'ication', 'ications', 'iable']) yield stem + form
    yield `${base}ing`
  }
  if (/(?:al|ous|ive|less)$/.test(base) && base.length >= BASE_MIN + 2) yield `${base}ly`
  if (isVerb(base, words)) {
    if (/[^aeioucgy]e$/.test(base) && !base.endsWith('ate')) yield `${base.slice(0, -1)}able`
    if (/[^aeiouy]$/.test(base) && words.has(`${base}ing`)) yield `${base}able`
  }
}

/** Returns whether the list has all forms of the word as a regular verb. */
function isVerb(base: string, words: ReadonlyMap<string, number>): boolean {
  const stem = base.endsWith('e') ? base.slice(0, -1) : base
  return words.has(`${stem}ing`) && words.has(`${stem}ed`)
}

function plural(noun: string): string {
  return noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`
}
