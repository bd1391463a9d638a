import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { compareCodePoints, folded, partsWith, searchedWords, sortedTitle } from './folded.ts'

const parted = (text: string, query: string) =>
  partsWith(text, searchedWords(query)).map(({ start, end }) => text.slice(start, end))

describe('a folded text', () => {
  test('has no accents, points, capitals or typographic quotes', () => {
    expect(folded('Ça va, ÉLODIE? Don’t “stop”.')).toBe('ca va, elodie? don\'t "stop".')
    expect(folded('İstanbul e\u0301te\u0301')).toBe('istanbul ete')
    expect(folded('한국어')).toBe('한국어')
  })

  test('takes no longer for many marks on one letter', () => {
    // In time that grows with the square of their number, this takes half a minute.
    expect(folded(`a${'\u0345\u1ab0\u1dfa'.repeat(70_000)} b`)).toHaveLength(23)
  })

  test('is the same for both spellings of an accent, and does not change when folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(folded(text.normalize('NFD'))).toBe(folded(text.normalize('NFC')))
        expect(folded(folded(text))).toBe(folded(text))
      }),
    )
  })
})

describe('the parts with searched words', () => {
  test('are as they are written', () => {
    expect(parted('Un café, des cafe\u0301s, le CAFÉ', 'cafe')).toEqual(['café', 'cafe\u0301', 'CAFÉ'])
    expect(parted('Don’t plan the planet', "don't plan")).toEqual(['Don’t', 'plan', 'plan'])
  })

  test('are joined where words overlap or meet', () => {
    expect(parted('reports', 'report ports s')).toEqual(['reports'])
  })

  test('are in the text, in order, apart, and fold to what contains a word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 3 }), (text, query) => {
        const words = searchedWords(query)
        let last = -1
        for (const { start, end } of partsWith(text, words)) {
          expect(start).toBeGreaterThan(last)
          expect(end).toBeGreaterThan(start)
          expect(words.some(word => folded(text.slice(start, end)).includes(word))).toBe(true)
          last = end
        }
        expect(last).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

test('searched words are folded, different, and at most eight', () => {
  expect(searchedWords('  Plan\0 PLAN  dé ')).toEqual(['plan', 'de'])
  expect(searchedWords('a b c d e f g h i j')).toHaveLength(8)
  expect(searchedWords('\u0301 ')).toEqual([])
})

test('titles are ordered by code points, with numbers as numbers', () => {
  const titles = [
    '',
    '%',
    '2',
    '10',
    '012345678901',
    'a_b',
    'Chapter 2',
    'chapter 10',
    'Éclair',
    'Zebra',
    '\uFF21',
    '🎉',
  ]
  const sorted = titles.toReversed().toSorted((a, b) => compareCodePoints(sortedTitle(a), sortedTitle(b)))
  expect(sorted).toEqual(titles)
  expect(compareCodePoints('a', 'a')).toBe(0)
})
