import type { Part } from './mail.ts'
import { type Sign, signsIn } from './signs.ts'

/** What the regression sees: the signs by `#id`, and, of a text message, its words and pairs of words. */
export type Features = Map<string, number>

const WORD_VALUE = 0.6
const PAIR_VALUE = 0.35

/** Every digit is a 0: how many there are says more than which. */
export function learnedWord(word: string): string {
  return word.replace(/\d/g, '0')
}

/** The features of signs. */
export function signFeatures(signs: readonly Sign[]): Features {
  return new Map(signs.map(({ id, value }) => [`#${id}`, value]))
}

/** The features of the words of a text message. */
export function wordFeatures(parts: readonly Part[]): Features {
  const features: Features = new Map()
  for (const { tokens } of parts) {
    for (const [index, token] of tokens.entries()) {
      const word = learnedWord(token.text)
      features.set(word, WORD_VALUE)
      const before = tokens[index - 1]
      if (before) features.set(`${learnedWord(before.text)} ${word}`, PAIR_VALUE)
    }
  }
  return features
}

/** All features of a text: words only for a text message. */
export function spamFeatures(parts: readonly Part[], isMessage: boolean): Features {
  const signs = signFeatures(signsIn(parts))
  return isMessage ? new Map([...wordFeatures(parts), ...signs]) : signs
}
