import { ownPhrases, ownWords } from './ownWords.ts'
import { phraseFinder } from './phrases.ts'
import { vaderWords } from './vaderWords.ts'

/** The valences of words, emoticons and emoji: VADER's, and our own. */
const words: ReadonlyMap<string, number> = new Map([...vaderWords(), ...ownWords])

const STRETCHED = /(\p{L})\1\1/u

/** −4 (extremely negative) … 4, or undefined for what is in no list. `word` is in lower case. */
export function valenceOf(word: string): number | undefined {
  const valence = words.get(word)
  return valence === undefined && STRETCHED.test(word) ? words.get(shortened(word)) : valence
}

/** "Soooo goooood" is looked up as "soo good". */
function shortened(word: string): string {
  return word.replace(/(\p{L})\1{2,}/gu, '$1$1')
}

/** The phrase of two words or more, with its valence, that begins at a token. */
export const phraseAt = phraseFinder(ownPhrases)
