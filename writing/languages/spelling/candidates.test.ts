import { describe, expect, test } from 'vitest'
import fc from 'fast-check'

import { oneSlipFrom, splitsOf, twoSlipsFrom } from './candidates.ts'
import { lettersOf } from './letters.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const letters = lettersOf({
  aff: bytes('SET UTF-8\nREP 2\nREP f ph\nREP ^xs$ xxx\n'),
  dic: bytes('6\nmain/S\nmaison/S\nmatin\nphare\nélan\nnation\n'),
})
const words = (word: string) => oneSlipFrom(word, letters).map(candidate => candidate.word)

describe('one slip away', () => {
  test.each([
    ['a letter too many', 'maiison', 'maison'],
    ['a letter too few', 'maisn', 'maison'],
    ['another letter', 'maisen', 'maison'],
    ['two letters in the wrong order', 'masion', 'maison'],
    ['an accent', 'elan', 'élan'],
    ['what the dictionary says is confused', 'fare', 'phare'],
  ])('%s', (_, wrong, right) => {
    expect(words(wrong)).toContain(right)
  })

  test('what looks like a word of the language comes first', () => {
    const near = words('maisn')
    expect(near.indexOf('maison')).toBeLessThan(near.indexOf('maispn'))
    expect(near.slice(0, 10)).toContain('maison')
  })

  test('each once, never the word itself, and always in the same order', () => {
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

test('two slips away: a doubled letter and an accent', () => {
  expect(twoSlipsFrom('ellan', letters).map(candidate => candidate.word)).toContain('élan')
})

test('a word in two has two letters or more on both sides', () => {
  expect(splitsOf('enfin').map(({ parts }) => parts)).toEqual([
    ['en', 'fin'],
    ['enf', 'in'],
  ])
  expect(splitsOf('été')).toEqual([])
})
