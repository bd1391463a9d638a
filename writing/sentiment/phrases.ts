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

/** Whether the words stand there; a phrase does not reach over a comma or an end mark. */
function begins(tokens: readonly Token[], index: number, words: readonly string[]): boolean {
  for (let place = 1; place < words.length; place += 1) {
    const token = tokens[index + place]
    if (!token || token.afterBreak || token.text !== words[place]) return false
  }
  return true
}

/** The words of a list that is written with spaces and line breaks. */
export const wordsOf = (list: string): string[] => list.split(/\s+/).filter(word => word !== '')

/** The phrases of a list that is written with `|` between them. */
export const phrasesOf = (list: string): string[] =>
  list.split('|').flatMap(phrase => {
    const words = wordsOf(phrase)
    return words.length > 0 ? [words.join(' ')] : []
  })
