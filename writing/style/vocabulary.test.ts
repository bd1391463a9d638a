import { describe, expect, it } from 'vitest'

import { vocabularyOf } from './vocabulary.ts'

describe('vocabulary', () => {
  it('is the ratio of different words, in total and as the mean over windows', () => {
    const words = ['a', 'b', 'a', 'c']
    expect(vocabularyOf(words, 2)).toEqual({
      different: 3,
      typeTokenRatio: 0.75,
      movingAverage: 1,
      window: 2,
    })
    // "a b a" has 2/3, "b a c" 3/3.
    expect(vocabularyOf(words, 3).movingAverage).toBeCloseTo(5 / 6)
    expect(vocabularyOf(words).movingAverage).toBe(0.75)
    expect(vocabularyOf([])).toEqual({ different: 0, typeTokenRatio: 0, movingAverage: 0, window: 0 })
  })

  it('keeps the window mean for a doubled text, unlike the plain ratio', () => {
    const words = Array.from({ length: 400 }, (_, index) => `w${(index * index) % 101}`)
    const once = vocabularyOf(words)
    const twice = vocabularyOf([...words, ...words])
    expect(twice.movingAverage).toBeCloseTo(once.movingAverage, 1)
    expect(twice.typeTokenRatio).toBe(once.typeTokenRatio / 2)
  })
})
