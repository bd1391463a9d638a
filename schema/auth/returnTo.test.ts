import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { safeReturnTo } from '#schema/auth/returnTo.ts'

test.each(['/', '/document/1', '/pricing?upgrade=pro#faq', '/a//b'])('keeps %s', path => {
  expect(safeReturnTo(path)).toBe(path)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'document/1',
  '',
  ' /document/1',
  undefined,
  ['/a'],
])('rejects %j', wanted => {
  expect(safeReturnTo(wanted)).toBe('/')
})

test('never leaves the site for any input', () => {
  const nearlyAPath = fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', 'a', ':', '@', '.', '?') })
  fc.assert(
    fc.property(nearlyAPath, tail => {
      const target = safeReturnTo(`/${tail}`)
      expect(new URL(target, 'https://own.example').origin).toBe('https://own.example')
    }),
    { numRuns: 2000 },
  )
})
