import { describe, expect, it } from 'vitest'

import { syllablesOf } from './syllables.ts'

describe('syllablesOf', () => {
  it.each([
    [
      1,
      'a the make makes baked walked called league plague tea sea through strengths world jumped eye don’t aren’t',
    ],
    [
      2,
      'table tables wanted dishes hundred centre being trying mayor didn’t quiet lion giant ninety something movement',
    ],
    [
      2,
      'naïve café cliché useful unique therefore homework notebook million fashion special social hasn’t rhythm',
    ],
    [
      3,
      'family media radio video area idea beautiful poetry reunite created usual museum happier résumé everyone',
    ],
    [3, 'December banana newspaper horizon together'],
    [4, 'society coincidence appreciate January geology cooperate continuous information ability'],
    [5, 'appreciation university imagination'],
    [6, 'responsibility'],
  ])('returns %i for its words', (syllables, words) => {
    expect(words.split(' ').filter(word => syllablesOf(word) !== syllables)).toEqual([])
  })

  it.each([
    ['well-known', 2],
    ['1918', 4],
    ['21st', 2],
    ['3.5', 2],
    ['HTML', 4],
    ['WWF', 7],
    ['NASA', 2],
    ["dog's", 1],
    ['_', 1],
    ['世界', 1],
  ])('returns the count for %s: %i', (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables)
  })

  it('is bounded for non-words', () => {
    expect(syllablesOf('a'.repeat(100_000))).toBeLessThan(100)
    expect(syllablesOf('ab'.repeat(100_000))).toBeLessThan(100)
  })
})
