import { expect, test } from 'vitest'

import { ago, wordCount } from './time.ts'

const now = Date.parse('2026-08-14T12:00:00.000Z')

test.each([
  ['2026-08-14T12:00:05.000Z', 'just now'],
  ['2026-08-14T11:59:30.000Z', 'just now'],
  ['2026-08-14T11:58:00.000Z', '2 minutes ago'],
  ['2026-08-14T09:30:00.000Z', '2 hours ago'],
  ['2026-08-13T11:00:00.000Z', 'yesterday'],
  ['2026-07-01T00:00:00.000Z', 'last month'],
  ['2024-01-01T00:00:00.000Z', '2 years ago'],
])('formats %s as %s', (moment, words) => expect(ago(moment, now)).toBe(words))

test('formats word counts in English', () => {
  expect([0, 1, 1204].map(wordCount)).toEqual(['0 words', '1 word', '1,204 words'])
})
