import { expect, it, test } from 'vitest'

import { plainParts, plainText } from './plainText.ts'
import { wordRanges } from './words.ts'

test.each([
  ['won\u00ADder\u200Bful', 'wonderful'],
  ['\uFEFFse\u2060nd', 'send'],
  ['shelf\u200Cful and cof\u200Dfee', 'shelfful and coffee'],
  ['e\uFB03cient, \uFB02oor, \uFB01nd', 'efficient, floor, find'],
  ['re\u0301sume\u0301', 'résumé'],
  ['моло\u0301ко й и\u0306', 'молоко й й'],
  ['\u1112\u1161\u11AB\u1100\u116E\u11A8', '한국'],
  ['25 \u212B', '25 Å'],
])('reads %j as %j', (written, plain) => {
  expect(plainText(written)).toBe(plain)
})

test.each([
  'plain words, “quoted”',
  'می\u200Cروم',
  'क्\u200Dष',
  '👩\u200D👩\u200D👧 ❤\uFE0F 🏴\u{E0067}\u{E007F}',
  'ѝ, ќ, ѓ, ї and ё',
  'schoolĳs',
  '\uD800x',
])('leaves %j as it is', text => {
  expect(plainParts(text)).toEqual([])
})

it('has the same words, however they are written', () => {
  const words = (text: string) => Array.from(wordRanges(text), ({ start, end }) => text.slice(start, end))
  expect(words('a won\u00ADder\u200Bful, well\u00AD-known day')).toEqual([
    'a',
    'won\u00ADder\u200Bful',
    'well\u00AD-known',
    'day',
  ])
})

it('takes many accents in little time', () => {
  expect(plainText('e' + '\u0316\u0301'.repeat(20_000)).length).toBeGreaterThan(20_000)
})
