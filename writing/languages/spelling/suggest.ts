import { type Candidate, oneSlipFrom, splitsOf, twoSlipsFrom } from './candidates.ts'
import type { Speller } from './hunspell.ts'
import type { Letters } from './letters.ts'

/** Looks into the dictionary for one word. A look takes 5 to 60 µs, so they bound the time without a clock. */
const LOOKS_NEAR = 220
const LOOKS_FAR = 80
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
 * of their hope, as many as may be looked up; failing that, two slips away. The same word always gets the same answer.
 * Hunspell's own search is left out: it takes up to a second for a word, finds less and ranks worse.
 */
export function suggest(word: string, options: SuggestOptions): Suggestion[] {
  const { speller, letters, common, locale } = options
  const length = Array.from(word).length
  if (length > LETTERS_MAX) return []
  const lower = word.toLocaleLowerCase(locale)
  const capital = capitalised(lower, locale)
  if (lower === word && speller.spell(capital)) return [{ word: capital, near: true }]

  const cased = (candidate: string): string | null => {
    if (lower !== word) {
      const start = capitalised(candidate, locale)
      if (!speller.spell(start)) return null
      return word === word.toLocaleUpperCase(locale) && length > 1 ? start.toLocaleUpperCase(locale) : start
    }
    if (speller.spell(candidate)) return candidate
    if (!options.capitalNouns) return null
    const noun = capitalised(candidate, locale)
    return speller.spell(noun) ? noun : null
  }
  const known = (candidates: Candidate[], looks: number): { word: string; score: number }[] =>
    candidates.slice(0, looks).flatMap(({ word: candidate, score }) => {
      const written = candidate.includes(' ') ? spaced(candidate, speller) : cased(candidate)
      return written === null ? [] : [{ word: written, score: score + (common.has(candidate) ? COMMON : 0) }]
    })

  const found = [
    ...known(oneSlipFrom(lower, letters), LOOKS_NEAR),
    ...splitsOf(lower)
      .filter(({ parts }) => parts.every(part => common.has(part)))
      .map(({ parts, score }) => ({ word: parts.join(' '), score })),
  ]
  const near = found.length > 0
  if (!near) found.push(...known(twoSlipsFrom(lower, letters), LOOKS_FAR))
  const ranked = found.toSorted((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
  return [...new Set(ranked.map(candidate => candidate.word))]
    .filter(candidate => candidate !== word)
    .map(candidate => ({ word: candidate, near }))
}

/** The word with its first letter as a capital; the rest as it is. */
export function capitalised(word: string, locale: string): string {
  const [first = ''] = word
  return first.toLocaleUpperCase(locale) + word.slice(first.length)
}

const spaced = (words: string, speller: Speller): string | null =>
  words.split(' ').every(part => part !== '' && speller.spell(part)) ? words : null
