import { expect, it } from 'vitest'

import { sentenceLengthsOf } from './lengths.ts'
import { proseOf } from './prose.ts'
import { readingSeconds, speakingSeconds } from './time.ts'

const lengthsOf = (text: string) => sentenceLengthsOf(proseOf(text).sentences)

it('computes the distribution of sentence lengths', () => {
  const text = `One two. One two three four. One two three four. One two three four five six.`
  expect(lengthsOf(text)).toMatchObject({
    mean: 4,
    median: 4,
    deviation: Math.sqrt(2),
    longest: { words: 6, range: { start: 49, end: 77 } },
    long: [],
  })
  expect(lengthsOf('A b. A b c.')?.median).toBe(2.5)
  expect(lengthsOf('')).toBeNull()
})

it('counts every sentence once in the histogram and locates long ones', () => {
  const sentence = (words: number) => `${'It '.repeat(words - 1)}rains.`
  const text = [1, 5, 6, 25, 26, 40, 41, 400].map(sentence).join(' ')
  const lengths = lengthsOf(text)
  expect(lengths?.histogram.map(bar => bar.sentences)).toEqual([2, 1, 0, 0, 1, 1, 0, 1, 2])
  expect(lengths?.histogram.at(0)).toEqual({ from: 1, to: 5, sentences: 2 })
  expect(lengths?.histogram.at(-1)).toEqual({ from: 41, to: null, sentences: 2 })
  expect(lengths?.long).toHaveLength(4)
})

it('estimates two minutes to read 476 words and to speak 280', () => {
  expect(readingSeconds(476)).toBe(120)
  expect(speakingSeconds(280)).toBe(120)
  expect(readingSeconds(0)).toBe(0)
})
