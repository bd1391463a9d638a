import type { Token } from './tokens.ts'

/** A phrase found in tokens: how many of them it takes, and what it stands for. */
export interface Found<T> {
  length: number
  value: T
}

/** Looks up words and phrases, the words of a phrase divided by single spaces: the longest that begins at a token. */
export function phraseFinder<T>(
  phrases: ReadonlyMap<string, T>,
): (tokens: readonly Token[], index: number) => Found<T> | null {
  const longest = new Map<string, number>()
  for (const phrase of phrases.keys()) {
    const words = phrase.split(' ')
    const first = words[0] ?? ''
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length))
  }
  return (tokens, index) => {
    const most = longest.get(tokens[index]?.text ?? '') ?? 0
    for (let length = Math.min(most, tokens.length - index); length > 0; length -= 1) {
      const taken = tokens.slice(index, index + length)
      // A phrase does not reach over a comma or an end mark.
      if (taken.some((token, place) => place > 0 && token.afterBreak)) continue
      const value = phrases.get(taken.map(token => token.text).join(' '))
      if (value !== undefined) return { length, value }
    }
    return null
  }
}

/** The words of a list that is written with spaces and line breaks. */
export const wordsOf = (list: string): string[] => list.split(/\s+/).filter(word => word !== '')

/** The phrases of a list that is written with `|` between them. */
export const phrasesOf = (list: string): string[] =>
  list.split('|').flatMap(phrase => {
    const words = wordsOf(phrase)
    return words.length > 0 ? [words.join(' ')] : []
  })
