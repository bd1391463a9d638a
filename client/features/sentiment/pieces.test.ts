import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { levelOf, partsOf } from './pieces.ts'

const joined = (text: string, sentences: Parameters<typeof partsOf>[1]) =>
  partsOf(text, sentences)
    .map(part => (part.kind === 'between' ? part.text : part.pieces.map(piece => piece.text).join('')))
    .join('')

test('marks the words that caused a score', () => {
  const text = 'Thanks! It failed.'
  const parts = partsOf(text, [
    { start: 0, end: 7, score: 0.4, causes: [{ start: 0, end: 6, effect: 0.4 }] },
    { start: 8, end: 18, score: -0.5, causes: [{ start: 11, end: 17, effect: -0.5 }] },
  ])
  expect(parts).toMatchObject([
    { kind: 'sentence', pieces: [{ text: 'Thanks', effect: 'positive' }, { text: '!' }] },
    { kind: 'between', text: ' ' },
    { kind: 'sentence', pieces: [{ text: 'It ' }, { text: 'failed', effect: 'negative' }, { text: '.' }] },
  ])
})

test('keeps every character of the text for any ranges', () => {
  const range = fc.record({
    start: fc.nat(40),
    end: fc.nat(40),
    score: fc.double({ min: -1, max: 1, noNaN: true }),
    causes: fc.array(fc.record({ start: fc.nat(40), end: fc.nat(40), effect: fc.constant(-1) })),
  })
  const ordered = fc
    .array(range)
    .map(ranges =>
      ranges
        .filter(({ start, end }) => start < end)
        .map(each => ({ ...each, causes: each.causes.filter(({ start, end }) => start < end) })),
    )
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), ordered, (text, sentences) => {
      expect(joined(text, sentences)).toBe(text)
    }),
  )
})

test('shows no level for a sentence that is hardly charged', () => {
  expect([0, 0.14, -0.2, 0.5, -0.9].map(levelOf)).toEqual([0, 0, 1, 2, 3])
})
