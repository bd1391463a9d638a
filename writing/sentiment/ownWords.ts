import { phrasesOf, wordsOf } from './phrases.ts'
import { calmerWords, misspellings, opinionWords } from './words/opinion.ts'
import { opinionPhrases } from './words/phrases.ts'
import { thingWords } from './words/things.ts'
import { vaderWords } from './vaderWords.ts'

/** From here on our own valence replaces VADER's: it differs by more than chance, or in its sign. */
const DIFFERS = 1.3

/**
 * The valences of words, emoticons and abbreviations: VADER's, with what people say of things, meals, films and one
 * another that its lexicon, made from short messages, lacks or has otherwise. −4 (extremely negative) … 4.
 */
export const words: ReadonlyMap<string, number> = (() => {
  const all = new Map(vaderWords())
  for (const [valence, list] of [...opinionWords, ...thingWords]) {
    for (const word of wordsOf(list)) {
      const known = all.get(word)
      if (known === undefined || Math.abs(known - valence) >= DIFFERS || known * valence < 0)
        all.set(word, valence)
    }
  }
  for (const [valence, list] of calmerWords) for (const word of wordsOf(list)) all.set(word, valence)
  for (const [wrong, right] of Object.entries(misspellings)) {
    const known = all.get(right)
    if (known !== undefined) all.set(wrong, known)
  }
  return all
})()

/** Phrase, its words divided by single spaces → valence; 0 for those whose words have nothing to say. */
export const phrases: ReadonlyMap<string, number> = new Map(
  opinionPhrases.flatMap(([valence, list]) => phrasesOf(list).map(phrase => [phrase, valence] as const)),
)
