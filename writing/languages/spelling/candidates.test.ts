import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { oneSlipFrom, splitsOf, twoSlipsFrom } from './candidates.ts'
import { lettersOf } from './letters.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const letters = lettersOf({
  aff: bytes('SET UTF-8\nREP 2\nREP f ph\nREP ^xs$ xxx\n'),
  dic: bytes('6\nmain/S\nmaison/S\nmatin\nphare\nélan\nnation\n'),
})
const words = (word: string) => oneSlipFrom(word, letters).map(candidate => candidate.word)

describe('words one typo away', () => {
  test.each([
    ['an extra letter', 'maiison', 'maison'],
    ['a missing letter', 'maisn', 'maison'],
    ['another letter', 'maisen', 'maison'],
    ['two letters in the wrong order', 'masion', 'maison'],
    ['an accent', 'elan', 'élan'],
    ['a confusion listed by the dictionary', 'fare', 'phare'],
  ])('include %s', (_, wrong, right) => {
    expect(words(wrong)).toContain(right)
  })

  test('begin with the one that best fits the language', () => {
    const near = words('maisn')
    expect(near.indexOf('maison')).toBeLessThan(near.indexOf('maispn'))
    expect(near.slice(0, 10)).toContain('maison')
  })

  test('are unique, exclude the word itself, and have a fixed order', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('m', 'a', 'é', '😀', 'ß'), maxLength: 6 }), word => {
        const all = words(word)
        expect(new Set(all).size).toBe(all.length)
        expect(all).not.toContain(word)
        expect(words(word)).toEqual(all)
      }),
      { numRuns: 30 },
    )
  })
})

test('lead to words two typos away: a doubled letter and an accent', () => {
  expect(twoSlipsFrom('ellan', letters).map(candidate => candidate.word)).toContain('élan')
})

test('are split only into parts of two letters or more', () => {
  expect(splitsOf('enfin').map(({ parts }) => parts)).toEqual([
    ['en', 'fin'],
    ['enf', 'in'],
  ])
  expect(splitsOf('été')).toEqual([])
})
