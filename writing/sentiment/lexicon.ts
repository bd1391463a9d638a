import { emojiValence } from './emoji.ts'
import { phrases, words } from './ownWords.ts'
import { phraseFinder } from './phrases.ts'

const STRETCHED = /(\p{L})\1\1/u

/**
 * Returns −4 (extremely negative) … 4, or undefined for an unlisted word. `word` is in lower case.
 */
export function valenceOf(word: string): number | undefined {
  const valence = words.get(word) ?? emojiValence.get(word)
  return valence === undefined && STRETCHED.test(word)
    ? (words.get(shortened(word, '$1$1')) ?? words.get(shortened(word, '$1')))
    : valence
}

/** Looks up "goooood" as "good" and "loooove" as "love". */
function shortened(word: string, by: string): string {
  return word.replace(/(\p{L})\1{2,}/gu, by)
}

/** Returns the phrase of two or more words that begins at a token, with its valence. */
export const phraseAt = phraseFinder(phrases)
