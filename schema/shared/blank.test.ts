import { expect, test } from 'vitest'

import { isBlank } from './blank.ts'

test.each([
  '',
  ' \n\t\u00A0\u3000',
  '\u200B',
  '\uFEFF \u2060\u200D',
  '\u00AD\u034F\u061C\u180E',
  '\u202E\u2066\u2069',
  '\u115F\u1160\u3164\uFFA0',
  '\u2800',
  '\uFE0F\u{E0067}\u{E007F}',
  '\u0000\u0085',
])('nothing of %j is seen', text => {
  expect(isBlank(text)).toBe(true)
})

test.each([
  'a\u200B',
  '\u200B.',
  '👩\u200D👩\u200D👧',
  '❤\uFE0F',
  '🏴\u{E0067}\u{E007F}',
  'می\u200Cروم',
  '\u0301',
])('something of %j is seen', text => {
  expect(isBlank(text)).toBe(false)
})
