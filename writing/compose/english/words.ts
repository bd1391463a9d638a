import {
  adjectives,
  adverbs,
  auxiliaries,
  conjunctions,
  determiners,
  modals,
  prepositions,
  pronouns,
  questionWords,
  subjectPronouns,
  subordinators,
} from './functionWords.ts'
import { isCountable, isPlural, isUncountable } from './nouns.ts'
import { baseOfGerund, baseOfThird, isBaseVerb, isParticiple, isPastForm } from './verbs.ts'
import { wordSet } from './wordList.ts'

/** A word of a note with its punctuation. `key` is the word in lower case without punctuation. */
export interface Token {
  text: string
  key: string
}

export function tokensOf(text: string): Token[] {
  return text
    .split(' ')
    .filter(piece => piece !== '')
    .map(piece => ({
      text: piece,
      key: piece
        .toLowerCase()
        .replaceAll('’', "'")
        .replace(/^["'“‘(]+/u, '')
        .replace(/(?<![.,;:!?)"'”])[.,;:!?)"'”]+$/u, ''),
    }))
}

export function textOf(tokens: readonly Token[]): string {
  return tokens.map(token => token.text).join(' ')
}

const functionWords = [
  determiners,
  prepositions,
  conjunctions,
  subordinators,
  subjectPronouns,
  pronouns,
  modals,
  auxiliaries,
  questionWords,
]

export const isFunctionWord = (key: string): boolean => functionWords.some(set => set.has(key))

/** Returns whether it is a listed common word, which is not capitalized inside a sentence. */
export function isCommonWord(key: string): boolean {
  return (
    isFunctionWord(key) ||
    adverbs.has(key) ||
    adjectives.has(key) ||
    isCountable(key) ||
    isUncountable(key) ||
    isBaseVerb(key) ||
    isPastForm(key) ||
    isParticiple(key) ||
    baseOfThird(key) !== null ||
    baseOfGerund(key) !== null ||
    (isPlural(key) && isCountable(key.replace(/(?<=.)s$/, ''))) ||
    politeWords.has(key)
  )
}
const politeWords = wordSet(
  'thanks sorry please hello hi dear apologies congratulations regards unable let lets',
)

/** Common words that are also names. Before a verb they count as names. */
const namesToo = wordSet(`
mark bill will grant sue frank hope joy grace drew chase rich art pat jack dean rose may april june august faith summer
dale carol jean ray nick rob wade miles page young brown green white black king cook baker stone park
`)

/** Returns whether a common word is also a name: Mark, Grace. */
export const isNameToo = (word: string): boolean => namesToo.has(word.toLowerCase())

/**
 * Returns the text in mid-sentence form: the first letter in lower case unless it may be a name or
 * an abbreviation.
 */
export function inner(text: string): string {
  const [first, second] = tokensOf(text)
  if (first === undefined || !/^["“(]*\p{Lu}[\p{Ll}'’]*[,;:.!?)"”]*$/u.test(first.text)) return text
  if (/^i(?:['’]|$)/.test(first.key) && first.key !== 'it' && !isCommonWord(first.key)) return text
  if (/^I(?:['’]\w+)?$/.test(first.text)) return text
  if (namesToo.has(first.key) && second !== undefined && isVerbLike(second.key)) return text
  const stem = first.key.replace(/'(?:s|re|ve|ll|d|m)$/, '')
  if (!isCommonWord(stem) || /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(stem))
    return text
  return text.replace(/\p{Lu}/u, letter => letter.toLowerCase())
}

function isVerbLike(key: string): boolean {
  return (
    modals.has(key) || auxiliaries.has(key) || baseOfThird(key) !== null || isPastForm(key) || key === 'and'
  )
}
