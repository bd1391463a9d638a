import type { Case } from '../rule.ts'

/**
 * Returns cases from a table with one line per word. `depend | of from | on` lists the word, the
 * wrong prepositions after it, and one or two correct ones. `pattern` builds the pattern of a line
 * and marks the wrong preposition.
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
