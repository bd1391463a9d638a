import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { firstUnstorable } from '#api/kit/text.ts'

test('names the field that holds a NUL or half of a surrogate pair', () => {
  expect(firstUnstorable({ a: 'fine', b: 'a\0b' })).toBe('b')
  expect(firstUnstorable({ a: { b: ['x', '\ud800'] } })).toBe('a.b.1')
  expect(firstUnstorable({ 'k\0': 1 })).toBe('body')
  expect(firstUnstorable('\0')).toBe('body')
})

test('accepts every well-formed text without NUL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(firstUnstorable({ text: text.replaceAll('\0', '') })).toBeNull()
    }),
  )
})

test('accepts a value nested far deeper than the stack', () => {
  let value: unknown = '\0'
  for (let level = 0; level < 20_000; level++) value = [value]
  expect(firstUnstorable({ value })).not.toBeNull()
})
