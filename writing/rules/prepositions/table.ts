import type { Case } from '../rule.ts'

/**
 * Cases from a table with a line for each word: `depend | of from | on` is the word, the prepositions that are wrong after
 * it, and one or two right ones. `pattern` makes the pattern of a line, in which the wrong ones are marked.
 */
export function casesOf(table: string, pattern: (word: string, wrong: string) => string): readonly Case[] {
  return table
    .trim()
    .split('\n')
    .map(line => {
      const [word = '', wrong = '', right = ''] = line.split('|').map(part => part.trim())
      const [first = '', second] = right.split(' ')
      const source = pattern(word, wrong.replaceAll(' ', '|'))
      return second === undefined ? [source, first] : [source, first, second]
    })
}
