import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { expectProportional } from '#tests/support/growth.ts'

import { wordDiff } from './wordDiff.ts'

it('shows whole words', () => {
  expect(wordDiff('I recieve teh letter.', 'I receive the letter.')).toEqual([
    { kind: 'same', text: 'I ' },
    { kind: 'removed', text: 'recieve' },
    { kind: 'added', text: 'receive' },
    { kind: 'same', text: ' ' },
    { kind: 'removed', text: 'teh' },
    { kind: 'added', text: 'the' },
    { kind: 'same', text: ' letter.' },
  ])
})

it('reproduces both texts', () => {
  const text = fc.oneof(
    fc
      .array(fc.constantFrom('the', 'a', 'don’t', ' ', '\n', '.', '👩‍👩‍👧', 'e\u0301', 'well-known'))
      .map(words => words.join('')),
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom('\ud83d', '\ude00', 'a', ' ')).map(units => units.join('')),
  )
  fc.assert(
    fc.property(text, text, (before, after) => {
      const segments = wordDiff(before, after)
      const join = (kind: 'added' | 'removed') =>
        segments
          .filter(segment => segment.kind === 'same' || segment.kind === kind)
          .map(segment => segment.text)
          .join('')
      expect(join('removed')).toBe(before)
      expect(join('added')).toBe(after)
    }),
    { numRuns: 500 },
  )
})

it('needs time that grows with the length of completely different texts', () => {
  const words = (letter: string, size: number) => Array.from({ length: size }, (_, index) => letter + index)
  expectProportional(20_000, size => () => wordDiff(words('a', size).join(' '), words('b', size).join('  ')))
})

it('searches for common words up to 800 edits', () => {
  const words = Array.from({ length: 1000 }, (_, index) => `a${index}`)
  const changed = (count: number) => words.map((word, index) => (index < count ? `b${index}` : word))
  const kindsOf = (count: number) =>
    new Set(wordDiff(words.join(' '), changed(count).join(' ')).map(({ kind }) => kind))
  expect(kindsOf(400)).toContain('same')
  expect(kindsOf(401)).not.toContain('same')
})
