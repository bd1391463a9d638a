import { type Candidate, oneSlipFrom, splitsOf, twoSlipsFrom } from './candidates.ts'
import type { Speller } from './hunspell.ts'
import type { Letters } from './letters.ts'

/**
 * Maximum number of plain lookups for one word. Each takes 5 to 20 µs, so this bounds the time
 * without a clock.
 */
const LOOKS_NEAR = 220
const LOOKS_FAR = 80
/**
 * Maximum number of compound lookups, and how many hits are enough. A hit may cost Hunspell 70 ms,
 * since it searches compounds of three or more words for typos.
 */
const LOOKS_COMPOUND = 220
const COMPOUNDS = 3
/** Longer strings get no suggestions. */
const LETTERS_MAX = 40
/** Bonus for the most common words of the language. */
const COMMON = 1.5

export interface Suggestion {
  word: string
  /** Whether it is one typo away rather than two. */
  near: boolean
}

export interface SuggestOptions {
  speller: Speller
  letters: Letters
  /** The most common words of the language, in lower case. */
  common: ReadonlySet<string>
  /** Nouns are capitalized (German), so a candidate may need a capital. */
  capitalNouns: boolean
  locale: string
}

/** Shorter capitalized words are names rather than compounds. */
const COMPOUND_NOUN_MIN = 9

/**
 * Returns corrections for a word that the dictionary rejects, best first. It looks up strings one
 * typo away, most promising first, up to a limit. If none exists, it tries compounds one typo away,
 * because almost any parts can form a compound. Then it tries strings two typos away. The result is
 * deterministic. Hunspell's own search is not used: it takes up to a second per word, finds less
 * and ranks worse. With `nearOnly`, which takes half the time, strings two typos away and compounds
 * for short words are left out.
 */
export function suggest(word: string, options: SuggestOptions, nearOnly = false): Suggestion[] {
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
  if (found.length === 0 && (!nearOnly || word.length >= COMPOUND_NOUN_MIN))
    found = known(oneSlip.slice(0, LOOKS_COMPOUND), speller.spell, COMPOUNDS)
  for (const { parts, score } of splitsOf(lower))
    if (parts.every(part => common.has(part))) found.push({ word: parts.join(' '), score })
  const near = found.length > 0
  if (!near && !nearOnly) found = known(twoSlipsFrom(lower, letters).slice(0, LOOKS_FAR), speller.isPlain)
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

/** Returns a candidate in the case of the word it replaces, if the dictionary accepts that case. */
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

/** Capitalizes the first letter and keeps the rest. */
export function capitalised(word: string, locale: string): string {
  const [first = ''] = word
  return first.toLocaleUpperCase(locale) + word.slice(first.length)
}

const spaced = (words: string, knows: Knows): string | null =>
  words.split(' ').every(part => part !== '' && knows(part)) ? words : null
