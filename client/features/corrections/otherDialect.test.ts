import { expect, test } from 'vitest'

import type { EnglishDialect } from '#schema/check-settings/goals.ts'

import type { Finding } from './findings.ts'
import { otherDialect } from './otherDialect.ts'

/** Findings about words, each with what the dialect has instead. */
const about = (words: Record<string, string>, rule = 'DialectSpelling'): Finding[] =>
  Object.entries(words).map(([flagged, replacement], key) => ({
    key,
    flagged,
    issue: {
      id: `${key}`,
      category: 'spelling',
      rule,
      message: '',
      explanation: '',
      replacements: [replacement],
      start: 0,
      end: flagged.length,
      confidence: 1,
      safe: false,
    },
    blockText: flagged,
    fingerprint: flagged,
    marks: [],
  }))

const BRITISH = { colour: 'color', organise: 'organize', theatre: 'theater', travelled: 'traveled' }
const AMERICAN = { color: 'colour', organize: 'organise', theater: 'theatre', traveled: 'travelled' }

test.each<[string, Record<string, string>, EnglishDialect, string | null]>([
  ['a British text under American English', BRITISH, 'US', 'UK'],
  ['an American text under British English', AMERICAN, 'UK', 'US'],
  ['an American text under Australian English', AMERICAN, 'AU', 'US'],
  ['an American text under Indian English', AMERICAN, 'IN', 'US'],
  [
    'a British text under Canadian English',
    { analyse: 'analyze', organise: 'organize', tyre: 'tire', kerb: 'curb' },
    'CA',
    'UK',
  ],
  [
    'an American text under Canadian English',
    { color: 'colour', theater: 'theatre', neighbor: 'neighbour' },
    'CA',
    'US',
  ],
  ['two words', { colour: 'color', theatre: 'theater' }, 'US', null],
  ['no words', {}, 'US', null],
])('%s', (_, words, dialect, wanted) => {
  expect(otherDialect(about(words), dialect)).toBe(wanted)
})

test('the same word many times, or other misspellings, say nothing', () => {
  const [colour] = about({ colour: 'color' })
  expect(
    otherDialect(colour ? [colour, colour, { ...colour, flagged: 'Colour' }, colour] : [], 'US'),
  ).toBeNull()
  expect(otherDialect(about({ wrod: 'word', teh: 'the', recieve: 'receive' }, 'SpellCheck'), 'US')).toBeNull()
})
