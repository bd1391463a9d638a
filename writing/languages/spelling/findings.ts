import type { Finding } from '../finding.ts'
import { loanWords } from '../loanWords.ts'
import { isPrefix } from '../prefixes.ts'
import type { Language } from '../table.ts'
import { casingOf, isIn, piecesOf, startsSentence, type Word, wordsOf } from '../words.ts'
import { isNounSlip, mayBeName, type NounLookups } from './nouns/nounSlips.ts'
import type { Suggestion } from './suggest.ts'

/** The lookups needed to check the spelling of a paragraph. */
export interface Spelling {
  language: Pick<Language, 'name' | 'script'>
  /** Returns whether a word is correct in its case. */
  knows(word: string): boolean
  /** Returns corrections, best first. Of a possible noun, near ones suffice. */
  suggest(word: string, nounOnly: boolean): readonly Suggestion[]
  /** The most common words of the language, in lower case. */
  common: ReadonlySet<string>
  /** Where nouns are capitalized, the lookups that tell them from names. */
  nouns: NounLookups | null
  locale: string
}

/**
 * Maximum number of unknown words per paragraph that get suggestions. It bounds the time for
 * gibberish.
 */
const SUGGESTED_MAX = 40
/** The same for capitalized German words, which are mostly names. */
const SUGGESTED_NOUNS_MAX = 60
/** A shorter noun is too near to names to be corrected without a question. */
const SAFE_NOUN_MIN = 9
const LETTERS_MAX = 40
const TERM_MIN = 10
/** From this many words on, a paragraph with mostly unknown words is in another language. */
const WORDS_FOR_OTHER_LANGUAGE = 6
const SHARE_OF_OTHER_LANGUAGE = 0.5

/**
 * Returns the misspelled words of a paragraph. It ignores names, acronyms, abbreviations, words
 * with digits or in other scripts, and paragraphs that are mostly in another language.
 */
export function spellingFindings(text: string, spelling: Spelling): Finding[] {
  const words = [...wordsOf(text)]
  const unknown = words.flatMap(word => unknownPieces(word, text, spelling))
  const judged = words.filter(word => isIn(spelling.language.script, word.text)).length
  if (judged >= WORDS_FOR_OTHER_LANGUAGE && unknown.length > judged * SHARE_OF_OTHER_LANGUAGE) return []
  const findings: Finding[] = []
  let nouns = 0
  for (const [index, word] of unknown.entries()) {
    const title = casingOf(word.text) === 'title'
    if (isQuoted(word, text) || isInName(word, text)) continue
    if (isForeign(index, unknown, text, title ? spelling.nouns : null)) continue
    if (title && isName(word, text, spelling)) continue
    const isNoun = title && spelling.nouns !== null
    if (isNoun && nouns >= SUGGESTED_NOUNS_MAX) continue
    if (isNoun) nouns += 1
    const suggestions = findings.length < SUGGESTED_MAX ? spelling.suggest(word.text, isNoun) : []
    if (title ? !isSlip(word, suggestions, text, spelling) : isTerm(word, suggestions, spelling)) continue
    const replacements = suggestions.slice(0, 3).map(suggestion => suggestion.word)
    const finding = findingOf(word, replacements, spelling.language.name)
    findings.push({ ...finding, safe: finding.safe && !(isNoun && word.text.length < SAFE_NOUN_MIN) })
  }
  return findings
}

function findingOf(word: Word, replacements: string[], language: string): Finding {
  return {
    category: 'spelling',
    rule: 'Spelling',
    message: replacements[0] === undefined ? 'Unknown word' : `Did you mean “${replacements[0]}”?`,
    explanation: `Not in the ${language} dictionary. Is it a name or a term? Add it.`,
    replacements,
    start: word.start,
    end: word.start + word.text.length,
    confidence: replacements.length === 0 ? 0.6 : replacements.length === 1 ? 0.9 : 0.8,
    safe: replacements.length === 1 && word.text.length > 4,
  }
}

/** Returns the parts of a word that are ordinary words but not in the dictionary. */
function unknownPieces(word: Word, text: string, spelling: Spelling): Word[] {
  const { script } = spelling.language
  if (word.text.length > LETTERS_MAX || /[\p{N}_]/u.test(word.text)) return []
  if (/\./.test(word.text) || !isIn(script, word.text)) return []
  if (spelling.knows(word.text)) return []
  const pieces = [...piecesOf(word)]
  return pieces.filter(piece => {
    const casing = casingOf(piece.text)
    if (Array.from(piece.text).length < 2 || casing === 'upper' || casing === 'mixed') return false
    if (pieces.length > 1 && (piece.text.length <= 3 || isPrefix(piece.text) || spelling.knows(piece.text)))
      return false
    if (script === 'Latin' && isLoanWord(piece.text)) return false
    if (piece.elided && isElided(piece.text, spelling)) return false
    return !isAbbreviation(piece, text, spelling)
  })
}

/**
 * Accepts "l'", "qu'", "lorsqu'" and "dell'": short ones, and those that become a word with a
 * vowel.
 */
function isElided(piece: string, spelling: Spelling): boolean {
  return piece.length <= 2 || ['e', 'a', 'o', 'i'].some(vowel => spelling.knows(piece + vowel))
}

/**
 * Returns whether the dictionary has the word with its full stop, or a short word has a full stop
 * but the sentence goes on.
 */
function isAbbreviation(piece: Word, text: string, spelling: Spelling): boolean {
  const end = piece.start + piece.text.length
  if (text.charAt(end) !== '.') return false
  if (spelling.knows(`${piece.text}.`)) return true
  return (
    Array.from(piece.text).length <= 5 && /^\.(?:[,;:)-]|\s*[\p{Ll}\p{N}(])/u.test(text.slice(end, end + 40))
  )
}

/**
 * Detects two unknown words in a row: a phrase in another language, or a full name. A name that
 * English knows, and words in lower case, may stand next to a misspelled German noun.
 */
function isForeign(
  index: number,
  unknown: readonly Word[],
  text: string,
  nouns: NounLookups | null,
): boolean {
  const word = unknown[index]
  const beside = (other: Word | undefined) => {
    if (!word || !other) return false
    if (nouns && (casingOf(other.text) !== 'title' || mayBeName(other.text, nouns))) return false
    const [first, second] = other.start < word.start ? [other, word] : [word, other]
    return /^ $/.test(text.slice(first.start + first.text.length, second.start))
  }
  return beside(unknown[index - 1]) || beside(unknown[index + 1])
}

/** Detects a single word in quotation marks, which is mentioned and often foreign. */
function isQuoted(word: Word, text: string): boolean {
  const before = text.slice(Math.max(0, word.start - 2), word.start)
  const after = text.slice(word.start + word.text.length).slice(0, 2)
  return /[«„“"‘'][\u00a0\u202f ]?$/.test(before) && /^[\u00a0\u202f ]?[»“”"’']/.test(after)
}

/** Detects a lower-case word between two capitalized ones: "City of Cape Town". */
function isInName(word: Word, text: string): boolean {
  const before = text.slice(Math.max(0, word.start - 40), word.start)
  return (
    Array.from(word.text).length <= 4 &&
    /\p{Lu}[\p{L}\p{M}]* $/u.test(before) &&
    /^ \p{Lu}/u.test(text.slice(word.start + word.text.length))
  )
}

const isLoanWord = (word: string): boolean =>
  loanWords.has(word.toLowerCase()) || loanWords.has(word.toLowerCase().replace(/s$/, ''))

/**
 * Returns whether a capital makes the word a name. It does not at the start of a sentence or where
 * all nouns are capitalized.
 */
function isName(word: Word, text: string, { nouns }: Spelling): boolean {
  if (Array.from(word.text).length < 4) return true
  if (nouns) return !startsSentence(text, word.start) && mayBeName(word.text, nouns)
  return (
    !startsSentence(text, word.start) ||
    /^(?: \p{Lu}|-|['’])/u.test(text.slice(word.start + word.text.length))
  )
}

/**
 * Returns whether a capitalized word is a misspelling. At the start of a sentence, a common word
 * must be one typo away, or only an accent wrong. Where nouns are capitalized, a misspelled noun
 * counts too.
 */
function isSlip(word: Word, suggestions: readonly Suggestion[], text: string, spelling: Spelling): boolean {
  const first = suggestions[0]
  if (!first?.near) return false
  const lower = first.word.toLocaleLowerCase(spelling.locale)
  const sameLetters = bare(lower) === bare(word.text.toLocaleLowerCase(spelling.locale))
  if (startsSentence(text, word.start) && (sameLetters || spelling.common.has(lower)))
    return spelling.knows(lower)
  return spelling.nouns !== null && isNounSlip(word, suggestions, text, spelling.nouns)
}

/**
 * Returns whether a long lower-case word without a suggestion is a term. German derives them from
 * any name or compound: "nordsamisch".
 */
const isTerm = (word: Word, suggestions: readonly Suggestion[], { nouns }: Spelling): boolean =>
  nouns !== null && suggestions.length === 0 && word.text.length >= TERM_MIN

const bare = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '')
