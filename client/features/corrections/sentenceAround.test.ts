import { expect, test } from 'vitest'

import { sentenceAround } from './sentenceAround.ts'

const TEXT = 'One is here. Two is there, and it is long. Three.'

test.each([
  [0, 3, 'One is here.'],
  [17, 19, 'Two is there, and it is long.'],
  // A finding between two sentences belongs to both.
  [9, 16, 'One is here. Two is there, and it is long.'],
  [43, 49, 'Three.'],
])('the text from %i to %i is in “%s”', (from, to, sentence) => {
  const { start, end } = sentenceAround(TEXT, from, to)
  expect(TEXT.slice(start, end)).toBe(sentence)
})
