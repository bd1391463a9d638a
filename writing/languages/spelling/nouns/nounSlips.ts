import { startsSentence, type Word } from '../../words.ts'
import type { Suggestion } from '../suggest.ts'
import { germanNames } from './germanNames.ts'
import { type NameLookups, surroundingsOf } from './surroundings.ts'

export interface NounLookups extends NameLookups {
  /** Returns whether English has the word, which is then a name or a loan word. */
  isForeign(word: string): boolean
  /** Returns whether the dictionary has a word, ignoring compounds. */
  isPlain(word: string): boolean
  /** Returns the natural logarithm of how usual the letters of a word are in this order. */
  usual(word: string): number
}

/**
 * Evidence for a slip (above 0) and for a name or a term (below 0), as logarithms of odds. A
 * logistic regression learned the weights from slips put into the nouns of edited prose, and from
 * names in the places of its names.
 */
const WEIGHTS = [
  ['always', -0.05],
  ['afterDeterminer', 1.3],
  ['afterName', -1.1],
  ['beforeHyphen', -2],
  ['beginsSentence', -1.3],
  /** The suggestion is a dictionary word rather than a compound. */
  ['plain', 1.5],
  /** For each suggestion after the first, up to the fourth. */
  ['others', -0.28],
  /** For each letter above seven, up to the fourteenth. */
  ['letter', 0.21],
  /** For each unit by which the letters of the suggestion are more usual. */
  ['gain', 0.37],
  /** Only the ending differs, as it does between forms of a word: "Kongos", "Parma". */
  ['ending', -0.6],
  /** One letter for another, or a letter too many, which is how names differ: "Tunip". */
  ['replaced', -2.1],
  /** A known noun with a usual ending: "Auswahlen". */
  ['inflected', -1.25],
  ['nameEnding', -0.9],
  ['repeated', -1.2],
  /** The suggestion is itself a name: "Kameron", "Ilsa". */
  ['likeName', -1.9],
  /** The suggestion also exists in lower case: "Achtern". */
  ['lowerCase', -0.6],
] as const
const SUGGESTIONS_MAX = 4
const LETTERS = { usual: 7, most: 14 }
const GAIN = { least: -6, most: 8 }

const NAME_ENDING = /(?:mann|man|son|sen|ski|er|el|le|ke|tz|berg|heim|ow|itz|eau|elli|ez|ing|as|us|os|is)$/u
/** The endings of German nouns. */
const ENDINGS = ['s', 'es', 'n', 'en', 'e', 'er', 'ern']
const STEM_MIN = 4

/**
 * Returns whether an unknown capitalized word in German is a misspelled noun rather than a name or
 * a term. `suggestions` are the corrections of the word, best first.
 */
export function isNounSlip(
  word: Word,
  suggestions: readonly Suggestion[],
  text: string,
  lookups: NounLookups,
): boolean {
  const [best] = suggestions
  if (!best?.near || mayBeName(word.text, lookups)) return false
  const own = evidenceOfWord(word.text, best.word, suggestions.length, lookups)
  return own + evidenceOfPlace(word, text, lookups) > 0
}

const isGermanName = (word: string): boolean =>
  germanNames.has(word) || (word.endsWith('s') && germanNames.has(word.slice(0, -1)))

/** Returns whether a word is left alone without a look at suggestions. */
export const mayBeName = (word: string, lookups: NounLookups): boolean =>
  /[^a-zäöüß]/i.test(word) || isGermanName(word) || lookups.isForeign(word)

function evidenceOfWord(word: string, best: string, suggestions: number, lookups: NounLookups): number {
  const { own, other, atEnd } = differenceOf(word.toLowerCase(), best.toLowerCase())
  const gain = lookups.usual(best) - lookups.usual(word)
  return sum({
    always: true,
    plain: lookups.isPlain(best),
    others: Math.min(suggestions, SUGGESTIONS_MAX) - 1,
    letter: Math.min(word.length, LETTERS.most) - LETTERS.usual,
    gain: Math.max(GAIN.least, Math.min(gain, GAIN.most)),
    ending: atEnd,
    replaced: own === 1 && other <= 1,
    inflected: isInflected(word, lookups),
    nameEnding: NAME_ENDING.test(word),
    likeName: lookups.isName(best),
    lowerCase: lookups.isPlain(best.toLowerCase()),
  })
}

function evidenceOfPlace(word: Word, text: string, lookups: NounLookups): number {
  return sum({
    ...surroundingsOf(word, text, lookups),
    beginsSentence: startsSentence(text, word.start),
  })
}

type Evidence = Partial<Record<(typeof WEIGHTS)[number][0], boolean | number>>

const sum = (evidence: Evidence): number =>
  WEIGHTS.reduce((total, [kind, weight]) => total + weight * Number(evidence[kind] ?? 0), 0)

/** Returns the number of letters in which two words differ, and whether their ends do. */
function differenceOf(word: string, best: string): { own: number; other: number; atEnd: boolean } {
  const least = Math.min(word.length, best.length)
  let head = 0
  while (head < least && word[head] === best[head]) head += 1
  let tail = 0
  while (tail < least - head && word.at(-1 - tail) === best.at(-1 - tail)) tail += 1
  return { own: word.length - head - tail, other: best.length - head - tail, atEnd: tail === 0 }
}

const isInflected = (word: string, lookups: NounLookups): boolean =>
  ENDINGS.some(ending => {
    const stem = word.slice(0, -ending.length)
    return word.endsWith(ending) && stem.length >= STEM_MIN && lookups.spell(stem)
  })
