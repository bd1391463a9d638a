import fc from 'fast-check'
import { expect, it } from 'vitest'

import { commonEnds } from './range.ts'

/** Returns the part of a flagged text that is replaced. */
const replaced = (flagged: string, replacements: string[]): string => {
  const { start, end } = commonEnds(flagged, replacements)
  return flagged.slice(start, flagged.length - end)
}

it.each([
  ['then', ['than'], 'then'],
  ['then', ['than', 'the'], 'then'],
  ['Hello', ['Hello,'], 'Hello'],
  ['going', ['am going'], 'going'],
  ['more then forty', ['more than forty'], 'then'],
  ['more then forty', ['more than forty', 'more than thirty'], 'then forty'],
  ['could of', ['could have'], 'of'],
  ['  ', [' '], '  '],
  ['very', [''], 'very'],
  ['the the', ['the'], ' the'],
])('of %j with %j, %j is replaced', (flagged, replacements, expected) => {
  expect(replaced(flagged, replacements)).toBe(expected)
})

it('leaves whole words alone that all replacements have, and always replaces something', () => {
  const text = fc.array(fc.constantFrom('a', 'an', 'apple', ' ', '  ', ',')).map(words => words.join(''))
  fc.assert(
    fc.property(text, fc.array(text), (flagged, replacements) => {
      const { start, end } = commonEnds(flagged, replacements)
      for (const replacement of replacements) {
        expect(start + end).toBeLessThanOrEqual(replacement.length)
        expect(replacement.startsWith(flagged.slice(0, start))).toBe(true)
        expect(replacement.endsWith(flagged.slice(flagged.length - end))).toBe(true)
      }
      if (flagged !== '') expect(flagged.length - end).toBeGreaterThan(start)
    }),
  )
})
