import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { judge } from './judge.ts'

/** Judges a correction of the marked mistakes (in brackets), none of which are left. */
function verdict(marked: string, after: string, left = 0) {
  const mistakes: { start: number; end: number }[] = []
  let before = ''
  for (const part of marked.split(/(\[[^\]]*\])/)) {
    const text = part.replace(/^\[|\]$/g, '')
    if (part.startsWith('[')) mistakes.push({ start: before.length, end: before.length + text.length })
    before += text
  }
  return judge({ before, after, mistakes, left })
}

test.each([
  ['We [was] late.', 'We were late.', 'right'],
  ['It is [a] error and [a] insult.', 'It is an error and an insult.', 'right'],
  ['It is the [the] end.', 'It is the end.', 'right'],
  ['We [was] late.', 'We were late today.', 'changed'],
  ['We [was] late.', 'They were late.', 'changed'],
  ['We [was] late.', 'Weird were late.', 'changed'],
  ['We [was] late.', 'We were very late.', 'right'],
  ['We [was] late.', 'We werelate.', 'changed'],
  ['e [a] a a', 'eXe ae a a', 'changed'],
  ['We met [,] however.', 'We met, however.', 'right'],
  ['a [b] a [c] d', 'a b2 ax a c2 d', 'right'],
  ['It is [a] error and [a] insult.', 'It is an error.', 'changed'],
  ['We [was] late.', 'We was late. ', 'still'],
  ['[Weve] met.', 'We’ve met.', 'right'],
])('judges %s → %s as %s', (before, after, expected) => {
  expect(verdict(before, after)).toBe(expected)
})

test('accepts nothing while a mistake of the kind is left', () => {
  expect(verdict('We [was] late.', 'We is late.', 1)).toBe('still')
})

test('accepts any replacement of the mistakes, and nothing that changes a letter elsewhere', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 3, maxLength: 8 }), word, (words, other) => {
      const marked = words.map((each, index) => (index === 1 ? `[${each}]` : each)).join(' ')
      const fixed = words.with(1, `${words[1] ?? ''}${other}`).join(' ')
      expect(verdict(marked, fixed)).toBe('right')
      expect(verdict(marked, `${other}X${fixed}`)).toBe('changed')
    }),
    { numRuns: 1000 },
  )
})
