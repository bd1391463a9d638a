import type { Token } from './tokens.ts'

/** A phrase found in tokens: the number of tokens it covers and its value. */
export interface Found<T> {
  length: number
  value: T
}

/**
 * Returns a lookup for the longest word or phrase that begins at a token. The words of a phrase are
 * joined by single spaces.
 */
export function phraseFinder<T>(
  phrases: ReadonlyMap<string, T>,
): (tokens: readonly Token[], index: number) => Found<T> | null {
  const byFirst = new Map<string, { words: readonly string[]; value: T }[]>()
  for (const [phrase, value] of phrases) {
    const words = phrase.split(' ')
    const first = words[0] ?? ''
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, value }])
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)
  return (tokens, index) => {
    const found = byFirst.get(tokens[index]?.text ?? '')?.find(({ words }) => begins(tokens, index, words))
    return found ? { length: found.words.length, value: found.value } : null
  }
}

/** Returns whether the words begin at `index`. A phrase does not cross a comma or an end mark. */
function begins(tokens: readonly Token[], index: number, words: readonly string[]): boolean {
  for (let place = 1; place < words.length; place += 1) {
    const token = tokens[index + place]
    if (!token || token.afterBreak || token.text !== words[place]) return false
  }
  return true
}

/** Splits a whitespace-separated list into words. */
export const listWords = (list: string): string[] => list.split(/\s+/).filter(word => word !== '')

/** Splits a list separated by `|` into phrases. */
export const phrasesOf = (list: string): string[] =>
  list.split('|').flatMap(phrase => {
    const words = listWords(phrase)
    return words.length > 0 ? [words.join(' ')] : []
  })
