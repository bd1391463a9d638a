import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { correctionsBetween } from './corrections.ts'

const shown = (before: string, after: string) =>
  correctionsBetween(before, after).map(({ start, end, after: to }) => `${before.slice(start, end)}→${to}`)

test.each([
  ['He have a apple in his bag today.', 'He has an apple in his bag today.', ['have→has', 'a→an']],
  [
    'I am interested music and other arts.',
    'I am interested in music and other arts.',
    ['interested→interested in'],
  ],
  ['We discussed about the plan yesterday.', 'We discussed the plan yesterday.', ['about →']],
  ['However we left early that day.', 'However, we left early that day.', ['However→However,']],
  ['yesterday we went there by bus.', 'Yesterday, we went there by bus.', ['yesterday→Yesterday,']],
  ['All is well here.', 'All is well here.', []],
  [
    'Its  fine to me, thanks for asking about it today.',
    'It is fine with me, thanks for asking about it today.',
    ['Its →It is', 'to→with'],
  ],
])('returns minimal corrections: %s', (before, after, expected) => {
  expect(shown(before, after)).toEqual(expected)
})

test('returns nothing for a rewrite or a changed number', () => {
  expect(
    shown('The meeting was went good for us all.', 'Everyone agreed that our session succeeded.'),
  ).toEqual([])
  expect(shown('We sold 30 of it in may.', 'We sold 40 of it in May.')).toEqual(['may→May'])
  expect(shown('Hello there.', '')).toEqual([])
  expect(shown('Its raining.', "It's raining.")).toEqual(["Its→It's"])
})

test('treats a long sentence with more than 100 replaced words as a rewrite', () => {
  const words = (count: number) =>
    Array.from({ length: 4000 }, (_, index) => (index < count ? 'tho' : 'the')).join(' ')
  expect(correctionsBetween(words(0), words(100))).toHaveLength(100)
  expect(correctionsBetween(words(0), words(101))).toEqual([])
})

test('returns non-empty, separate ranges inside the sentence', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b ', ' ', 'word ', ', ', '\ud800', '👍🏽', '1'),
    maxLength: 20,
  })
  fc.assert(
    fc.property(text, text, (before, after) => {
      let end = 0
      for (const correction of correctionsBetween(before, after)) {
        expect(correction.start).toBeGreaterThanOrEqual(0)
        expect(correction.end).toBeGreaterThan(correction.start)
        expect(correction.end).toBeLessThanOrEqual(before.length)
        end = Math.max(end, correction.end)
      }
    }),
  )
})
