import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { EXAMPLE_LENGTH_MAX } from '#schema/writing-style/contract.ts'

import { exampleOf } from './example.ts'
import { styleOf } from './overview.ts'

const REPORT =
  'The report was written by the new team in March. At the end of the day, the numbers were really very good. ' +
  'The team works hard. The team meets daily. The team ships often, and everyone who takes part in the weekly review is asked to write down two questions before it starts.'
const LETTER =
  'Dear Ada, the parcel was sent on Monday. It should arrive quickly, but nobody knows exactly when the trucks leave the harbor.'

test('measures several texts as one and names the document of each sentence', () => {
  const { words, measures } = styleOf([
    { id: 'report', text: REPORT },
    { id: 'letter', text: LETTER },
  ])
  expect(words).toBe(REPORT.split(/\s+/).length + LETTER.split(/\s+/).length)
  expect(measures?.sentences).toBe(7)
  expect(measures?.passive.sentences).toBeGreaterThanOrEqual(2)
  const passive = measures?.examples.passive ?? []
  expect(passive.map(({ documentId }) => documentId)).toEqual(expect.arrayContaining(['report', 'letter']))
  const sent = passive.find(({ documentId }) => documentId === 'letter')
  expect(sent?.sentence.slice(sent.start, sent.end)).toBe('was sent')
  expect(measures?.cliches).toEqual([{ word: 'at the end of the day', count: 1 }])
})

test('measures nothing below 50 words', () => {
  expect(styleOf([{ id: 'letter', text: LETTER }]).measures).toBeNull()
  expect(styleOf([])).toEqual({ words: 0, measures: null })
})

test('shortens a sentence to the maximum and keeps the marked part in it', () => {
  const ranges = fc
    .tuple(fc.nat(900), fc.nat(900), fc.integer({ min: 1, max: 60 }))
    .map(([start, more, length]) => ({ start, end: start + more + length, length }))
  fc.assert(
    fc.property(ranges, fc.nat(900), ({ start, end, length }, at) => {
      const text = Array.from({ length: 2000 }, (_, index) => String.fromCodePoint(97 + (index % 26))).join(
        '',
      )
      const from = Math.min(start + at, end - length)
      const marked = { start: Math.max(start, from), end: Math.max(start, from) + length }
      const example = exampleOf(text, { start, end }, marked)
      expect(example.sentence.length).toBeLessThanOrEqual(EXAMPLE_LENGTH_MAX)
      expect(example.sentence.slice(example.start, example.end)).toBe(text.slice(marked.start, marked.end))
    }),
  )
})
