import { type Candidate, oneSlipFrom, splitsOf, twoSlipsFrom } from './candidates.ts'
import type { Speller } from './hunspell.ts'
import type { Letters } from './letters.ts'

/** Looks into the dictionary for one word, compounds aside. A look takes 5 to 20 µs, so they bound the time without a clock. */
const LOOKS_NEAR = 220
const LOOKS_FAR = 80
/**
 * Looks for compounds, and how many are enough. Each that Hunspell finds may cost it 70 ms: one of three words or more it
 * searches for slips itself.
 */
const LOOKS_COMPOUND = 220
const COMPOUNDS = 3
/** Longer ones are no words anybody could have meant. */
const LETTERS_MAX = 40
/** What a word gains that is among the language's commonest. */
const COMMON = 1.5

export interface Suggestion {
  word: string
  /** Away by one slip, and not by two. */
  near: boolean
}

export interface SuggestOptions {
  speller: Speller
  letters: Letters
  /** The language's commonest words, in lower case. */
  common: ReadonlySet<string>
  /** Nouns begin with a capital (German): a candidate may need one. */
  capitalNouns: boolean
  locale: string
}

/**
 * What may have been meant by a word that the dictionary does not take, best first: strings one slip away in the order
 * of their hope, as many as may be looked up; failing that, compounds one slip away, since parts can be put together to
 * almost anything; failing that, two slips away. The same word always gets the same answer. Hunspell's own search is left
 * out: it takes up to a second for a word, finds less and ranks worse.
 */
export function suggest(word: string, options: SuggestOptions): Suggestion[] {
  const { speller, letters, common, locale } = options
  if (Array.from(word).length > LETTERS_MAX) return []
  const lower = word.toLocaleLowerCase(locale)
  const capital = capitalised(lower, locale)
  if (lower === word && speller.spell(capital)) return [{ word: capital, near: true }]

  const known = (candidates: Candidate[], knows: Knows, most = Infinity): Found[] => {
    const found: Found[] = []
    for (const { word: candidate, score } of candidates) {
      if (found.length >= most) break
      const written = candidate.includes(' ')
        ? spaced(candidate, knows)
        : cased(candidate, word, options, knows)
      if (written !== null) found.push({ word: written, score: score + (common.has(candidate) ? COMMON : 0) })
    }
    return found
  }

  const oneSlip = oneSlipFrom(lower, letters)
  let found = known(oneSlip.slice(0, LOOKS_NEAR), speller.isPlain)
  if (found.length === 0) found = known(oneSlip.slice(0, LOOKS_COMPOUND), speller.spell, COMPOUNDS)
  for (const { parts, score } of splitsOf(lower))
    if (parts.every(part => common.has(part))) found.push({ word: parts.join(' '), score })
  const near = found.length > 0
  if (!near) found = known(twoSlipsFrom(lower, letters).slice(0, LOOKS_FAR), speller.isPlain)
  const ranked = found.toSorted((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
  return [...new Set(ranked.map(candidate => candidate.word))]
    .filter(candidate => candidate !== word)
    .map(candidate => ({ word: candidate, near }))
}

type Knows = (word: string) => boolean
interface Found {
  word: string
  score: number
}

/** A candidate in the case that suits the word it stands for, if the dictionary knows it so. */
function cased(candidate: string, word: string, options: SuggestOptions, knows: Knows): string | null {
  const { locale, capitalNouns } = options
  const capital = capitalised(candidate, locale)
  if (word !== word.toLocaleLowerCase(locale)) {
    if (!knows(capital)) return null
    const isUpper = word === word.toLocaleUpperCase(locale) && Array.from(word).length > 1
    return isUpper ? capital.toLocaleUpperCase(locale) : capital
  }
  if (knows(candidate)) return candidate
  return capitalNouns && knows(capital) ? capital : null
}

/** The word with its first letter as a capital; the rest as it is. */
export function capitalised(word: string, locale: string): string {
  const [first = ''] = word
  return first.toLocaleUpperCase(locale) + word.slice(first.length)
}

const spaced = (words: string, knows: Knows): string | null =>
  words.split(' ').every(part => part !== '' && knows(part)) ? words : null
