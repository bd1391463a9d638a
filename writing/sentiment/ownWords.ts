import { phrasesOf, listWords } from './phrases.ts'
import { vaderWords } from './vaderWords.ts'
import { calmerWords, misspellings, opinionWords } from './words/opinion.ts'
import { opinionPhrases } from './words/phrases.ts'
import { thingWords } from './words/things.ts'

/** Our valence replaces VADER's from this difference on, or when the sign differs. */
const DIFFERS = 1.3

/**
 * The valences of words, emoticons and abbreviations, −4 (extremely negative) … 4. VADER's lexicon
 * comes from short messages. Our additions cover opinions about products, meals, films and people.
 */
export const words: ReadonlyMap<string, number> = (() => {
  const all = new Map(vaderWords())
  for (const [valence, list] of [...opinionWords, ...thingWords]) {
    for (const word of listWords(list)) {
      const known = all.get(word)
      if (known === undefined || Math.abs(known - valence) >= DIFFERS || known * valence < 0)
        all.set(word, valence)
    }
  }
  for (const [valence, list] of calmerWords) for (const word of listWords(list)) all.set(word, valence)
  for (const [wrong, right] of Object.entries(misspellings)) {
    const known = all.get(right)
    if (known !== undefined) all.set(wrong, known)
  }
  return all
})()

/**
 * Phrase (words joined by single spaces) → valence. Zero means that its words carry no sentiment.
 */
export const phrases: ReadonlyMap<string, number> = new Map(
  opinionPhrases.flatMap(([valence, list]) => phrasesOf(list).map(phrase => [phrase, valence] as const)),
)
