import { expect, test } from 'vitest'

import { keptQuote } from './quote.ts'

test.each(['a', ' one two ', 'x'.repeat(300), '👩‍👩‍👧'])('%j is kept whole', text =>
  expect(keptQuote(text)).toBe(text),
)

test.each([
  ['letters', 'x'.repeat(10_000), 300],
  ['one letter more', 'é'.repeat(301), 300],
  ['a pair of surrogates', `${'x'.repeat(299)}😀y`, 299],
  ['an emoji of several', `${'x'.repeat(297)}👩‍👩‍👧y`, 297],
  ['a letter and its accent', `${'x'.repeat(299)}e\u0301y`, 299],
  ['lines', 'a\n'.repeat(200), 300],
  ['one character of many signs', `e${'\u0301'.repeat(400)}`, 300],
  ['one character of many pairs', `xe${'\u{1E000}'.repeat(400)}`, 1],
])('of %s, whole characters of the beginning are kept', (_, text, length) => {
  const kept = keptQuote(text)
  expect(kept).not.toMatch(/\p{Surrogate}/u)
  expect(kept).toMatch(/…$/)
  expect(text.startsWith(kept.slice(0, -1))).toBe(true)
  expect(kept.length - 1).toBe(length)
})
