import type { Part } from './email.ts'
import { type Sign, signsIn } from './signs.ts'

/** The inputs of the regression: signs as `#id` and, for a text message, words and word pairs. */
export type Features = Map<string, number>

const WORD_VALUE = 0.6
const PAIR_VALUE = 0.35

/** Replaces every digit by 0, since their number says more than their value. */
export function learnedWord(word: string): string {
  return word.replace(/\d/g, '0')
}

/** Returns the features of signs. */
export function signFeatures(signs: readonly Sign[]): Features {
  return new Map(signs.map(({ id, value }) => [`#${id}`, value]))
}

/**
 * Pieces of three and four characters, also across words. Abbreviations and odd spellings share
 * them.
 */
const PIECES = [3, 4]
const PIECE_VALUE = 0.2

/**
 * Returns the features of the pieces of a text message: `~` and the piece, with `_` for a space.
 * Pieces contain only a few kinds of characters.
 */
export function pieceFeatures(parts: readonly Part[]): Features {
  const features: Features = new Map()
  for (const { text } of parts) {
    const plain = `_${learnedWord(text.toLowerCase()).trim().replace(/\s+/g, '_')}_`
    for (const length of PIECES) {
      for (let start = 0; start + length <= plain.length; start += 1) {
        const piece = plain.slice(start, start + length)
        if (/^[a-z0_£$€!?*.,'&/:@>+-]+$/.test(piece)) features.set(`~${piece}`, PIECE_VALUE)
      }
    }
  }
  return features
}

/** Returns the features of the words of a text message. */
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

/** Returns the learned features: words, word pairs and pieces. */
export function learnedFeatures(parts: readonly Part[]): Features {
  return new Map([...wordFeatures(parts), ...pieceFeatures(parts)])
}

/** Returns all features of a text. Learned ones exist only for text messages. */
export function spamFeatures(parts: readonly Part[], isMessage: boolean): Features {
  const signs = signFeatures(signsIn(parts))
  return isMessage ? new Map([...learnedFeatures(parts), ...signs]) : signs
}
