import { expect, test } from 'vitest'

import { dialectAmong, dialectOf } from './dialects.ts'

test.each([
  ['en', 'US'],
  ['en-GB', 'UK'],
  ['EN_au', 'AU'],
  ['en-nz', 'UK'],
  ['fr', null],
  ['en-XX', null],
])('maps %s to %s', (tag, dialect) => {
  expect(dialectOf(tag)).toBe(dialect)
})

test("uses the browser's first English, or American English without one", () => {
  expect(dialectAmong(['de-DE', 'en-CA', 'en-US'])).toBe('CA')
  expect(dialectAmong(['de-DE', '*'])).toBe('US')
  expect(dialectAmong([])).toBe('US')
})
