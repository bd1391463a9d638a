import type { Finding } from '../finding.ts'
import { loanWords } from '../loanWords.ts'
import { isPrefix } from '../prefixes.ts'
import type { Language } from '../table.ts'
import { casingOf, isIn, piecesOf, startsSentence, type Word, wordsOf } from '../words.ts'
import type { Suggestion } from './suggest.ts'

/** What the spelling of a paragraph is judged by. */
export interface Spelling {
  language: Pick<Language, 'name' | 'script'>
  /** Whether a word is right, in the case it is written in. */
  knows(word: string): boolean
  /** What may have been meant, best first. */
  suggest(word: string): readonly Suggestion[]
  /** The language's commonest words, in lower case. */
  common: ReadonlySet<string>
  /** Nouns begin with a capital, so a capital does not make a name. */
  capitalNouns: boolean
  locale: string
}

/** Suggestions are looked up for so many unknown words of a paragraph; it bounds the time for one that is gibberish. */
const SUGGESTED_MAX = 40
const LETTERS_MAX = 40
/** From this many words on, a paragraph most of whose words are unknown is in another language. */
const WORDS_FOR_OTHER_LANGUAGE = 6
const SHARE_OF_OTHER_LANGUAGE = 0.5

/**
 * The misspelled words of a paragraph. Names, acronyms, abbreviations, words with digits and of other scripts are left
 * alone, and so is a paragraph that is mostly in another language.
 */
export function spellingFindings(text: string, spelling: Spelling): Finding[] {
  const words = [...wordsOf(text)]
  const unknown = words.flatMap(word => unknownPieces(word, text, spelling))
  const judged = words.filter(word => isIn(spelling.language.script, word.text)).length
  if (judged >= WORDS_FOR_OTHER_LANGUAGE && unknown.length > judged * SHARE_OF_OTHER_LANGUAGE) return []
  const findings: Finding[] = []
  for (const [index, word] of unknown.entries()) {
    if (isForeign(index, unknown, text) || isQuoted(word, text) || isInName(word, text)) continue
    const title = casingOf(word.text) === 'title'
    if (title && isName(word, text, spelling)) continue
    const suggestions = findings.length < SUGGESTED_MAX ? spelling.suggest(word.text) : []
    if (title && !isSlip(word, suggestions, text, spelling)) continue
    const replacements = suggestions.slice(0, 3).map(suggestion => suggestion.word)
    findings.push(findingOf(word, replacements, spelling.language.name))
  }
  return findings
}

function findingOf(word: Word, replacements: string[], language: string): Finding {
  return {
    category: 'spelling',
    rule: 'Spelling',
    message: replacements[0] === undefined ? 'Unknown word' : `Did you mean “${replacements[0]}”?`,
    explanation: `“${word.text}” is not in the ${language} dictionary.`,
    replacements,
    start: word.start,
    end: word.start + word.text.length,
    confidence: replacements.length === 0 ? 0.6 : replacements.length === 1 ? 0.9 : 0.8,
    safe: replacements.length === 1 && word.text.length > 4,
  }
}

/** The pieces of a word that are ordinary words and that the dictionary does not take. */
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

/** "l'", "qu'", "lorsqu'", "dell'": right when it is short, or when a vowel makes a word of it. */
function isElided(piece: string, spelling: Spelling): boolean {
  return piece.length <= 2 || ['e', 'a', 'o', 'i'].some(vowel => spelling.knows(piece + vowel))
}

/** A word that the dictionary has with its full stop, or a short one before a full stop after which the sentence goes on. */
function isAbbreviation(piece: Word, text: string, spelling: Spelling): boolean {
  const end = piece.start + piece.text.length
  if (text.charAt(end) !== '.') return false
  if (spelling.knows(`${piece.text}.`)) return true
  return (
    Array.from(piece.text).length <= 5 && /^\.(?:[,;:)-]|\s*[\p{Ll}\p{N}(])/u.test(text.slice(end, end + 40))
  )
}

/** One of two unknown words in a row, both without a capital: a phrase of another language. */
function isForeign(index: number, unknown: readonly Word[], text: string): boolean {
  const word = unknown[index]
  const beside = (other: Word | undefined) => {
    if (!word || !other) return false
    const [first, second] = other.start < word.start ? [other, word] : [word, other]
    return /^ $/.test(text.slice(first.start + first.text.length, second.start))
  }
  return beside(unknown[index - 1]) || beside(unknown[index + 1])
}

/** A single word between quotation marks is spoken about, and often from elsewhere. */
function isQuoted(word: Word, text: string): boolean {
  const before = text.slice(Math.max(0, word.start - 2), word.start)
  const after = text.slice(word.start + word.text.length).slice(0, 2)
  return /[«„“"‘'][\u00a0\u202f ]?$/.test(before) && /^[\u00a0\u202f ]?[»“”"’']/.test(after)
}

/** A small word between two capitals: "City of Cape Town". */
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

/** A capital makes a name, unless it begins a sentence or all nouns have one. */
function isName(word: Word, text: string, { capitalNouns }: Spelling): boolean {
  if (Array.from(word.text).length < 4) return true
  if (capitalNouns) return false
  return (
    !startsSentence(text, word.start) ||
    /^(?: \p{Lu}|-|['’])/u.test(text.slice(word.start + word.text.length))
  )
}

/**
 * Whether a word with a capital is a slip all the same: one that begins a sentence, when a common word is a slip away or
 * only an accent is wrong; where nouns have capitals, also a long one that only one word is near to.
 */
function isSlip(word: Word, suggestions: readonly Suggestion[], text: string, spelling: Spelling): boolean {
  const first = suggestions[0]
  if (!first?.near) return false
  const lower = first.word.toLocaleLowerCase(spelling.locale)
  const sameLetters = bare(lower) === bare(word.text.toLocaleLowerCase(spelling.locale))
  if (startsSentence(text, word.start) && (sameLetters || spelling.common.has(lower)))
    return spelling.knows(lower)
  return spelling.capitalNouns && suggestions.length === 1 && Array.from(word.text).length >= 9
}

const bare = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '')
