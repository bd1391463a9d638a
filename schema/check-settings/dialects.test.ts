import { expect, test } from 'vitest'

import { dialectAmong, dialectOf } from './dialects.ts'

test.each([
  ['en', 'US'],
  ['en-GB', 'UK'],
  ['EN_au', 'AU'],
  ['en-nz', 'UK'],
  ['fr', null],
  ['en-XX', null],
])('%s is the English of %s', (tag, dialect) => {
  expect(dialectOf(tag)).toBe(dialect)
})

test('the first English of a browser counts, and without one the American', () => {
  expect(dialectAmong(['de-DE', 'en-CA', 'en-US'])).toBe('CA')
  expect(dialectAmong(['de-DE', '*'])).toBe('US')
  expect(dialectAmong([])).toBe('US')
})
