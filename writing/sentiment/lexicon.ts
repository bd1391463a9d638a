import { emojiValence } from './emoji.ts'
import { phrases, words } from './ownWords.ts'
import { phraseFinder } from './phrases.ts'

const STRETCHED = /(\p{L})\1\1/u

/** −4 (extremely negative) … 4, or undefined for what is in no list. `word` is in lower case. */
export function valenceOf(word: string): number | undefined {
  const valence = words.get(word) ?? emojiValence.get(word)
  return valence === undefined && STRETCHED.test(word)
    ? (words.get(shortened(word, '$1$1')) ?? words.get(shortened(word, '$1')))
    : valence
}

/** "Goooood" is looked up as "good", "loooove" as "love". */
function shortened(word: string, by: string): string {
  return word.replace(/(\p{L})\1{2,}/gu, by)
}

/** The phrase of two words or more, with its valence, that begins at a token. */
export const phraseAt = phraseFinder(phrases)
