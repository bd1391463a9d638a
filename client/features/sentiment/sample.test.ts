import { expect, test } from 'vitest'

import { analyzeSentiment } from '#writing/sentiment/analyzeSentiment.ts'

import { SAMPLE } from './sample.ts'

test('the sample report is the report of the built-in engine', () => {
  expect(SAMPLE.report).toEqual(analyzeSentiment(SAMPLE.text))
})
