import { expect, test } from 'vitest'

import { readable, readableAddress } from './readable.ts'

test.each([
  ['a\u2029b\u2028c', 'a¶ b↵ c'],
  ['  ', '␣␣'],
])('shows the ends of lines and lone spaces of %j', (text, shown) => {
  expect(readable(text)).toBe(shown)
})

test('shows an address with the signs that would hide or reverse a part of it', () => {
  expect(readableAddress('https://a.org/\u202Egro.b\u200B')).toBe('https://a.org/\uFFFDgro.b\uFFFD')
  expect(readableAddress('https://a.org/b?c=d')).toBe('https://a.org/b?c=d')
})
