import type { Case } from '../rule.ts'

/**
 * Returns cases from lines such as `gonna | going to`: the words to find, and one or two
 * replacements separated by `;`.
 */
export function tableCases(table: string, after = ''): readonly Case[] {
  return table
    .trim()
    .split('\n')
    .map(line => {
      const [words = '', replacements = ''] = line.split('|').map(part => part.trim())
      const [first = '', second] = replacements.split(';').map(part => part.trim())
      const pattern = `[${words}]${after}`
      return second === undefined ? [pattern, first] : [pattern, first, second]
    })
}
