import type { Case } from '../rule.ts'

/** Cases from lines such as `gonna | going to`: words to look for, and one or two replacements parted by `;`. */
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
