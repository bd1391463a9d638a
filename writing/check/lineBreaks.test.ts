import { beforeAll, describe, expect, test } from 'vitest'

import { sharedChecker } from '#tests/support/sharedChecker.ts'

import type { Checker } from './checker.ts'
import { withLineBreaks, paragraphRanges } from './lineBreaks.ts'
import { segmentsOf } from './segments.ts'

const paragraphs = (text: string): string[] => segmentsOf(text).map(segment => segment.text)

const WRAPPED =
  'We have read the whole report with great interest, and each of\nthem have a question.\nThe end'

describe('paragraphs', () => {
  test('go on after a line break inside a sentence, and end after one at its end', () => {
    expect(segmentsOf(WRAPPED)).toEqual([
      {
        text: 'We have read the whole report with great interest, and each of them have a question.',
        start: 0,
      },
      { text: 'The end', start: WRAPPED.indexOf('The end') },
    ])
  })

  test.each([
    ['a short line that Shift+Enter ended', 'Please\nlet me know.'],
    [
      'before a name',
      'We have read it with great interest, and we would like to talk with\nTom about the rest.',
    ],
    ['after a comma', 'On the way back from the meeting in the old town hall,\nAda told me about it.'],
    ['in a quotation', 'He said on the telephone that day: "I have seen all of it.\nIt was good."'],
    ['in an item', '- We planted forty trees along the path near the old\n  mill.'],
    ['a carriage return and a newline', 'We have read the whole report, and we would\r\nlike to talk.'],
    ['three lines', 'The sky was\nblue and\nthe sea was calm.'],
  ])('go on: %s', (_, text) => {
    expect(paragraphs(text)).toEqual([text.replace(/[\r\n]/g, ' ')])
  })

  test.each([
    ['two sentences', 'We planted forty trees along the path near the old mill.\nThey were small then.'],
    ['items', '- We planted forty trees along the path near the old mill\n- and each of them has a label'],
    ['a numbered list', '1. We planted forty trees along the path near the\n2. and each of them has a label'],
    ['quoted lines', '> We planted forty trees along the path near the old mill\n> and each of them has'],
    ['a shopping list', 'Things to buy\nmilk\neggs\nbread'],
    ['a greeting', 'Dear Ann,\nthank you for your letter.'],
    ['a poem', 'The woods are lovely, dark and deep,\nBut I have promises to keep,'],
    ['an address', 'Ada Lovelace\n12 St James’s Square\nLondon'],
    ['a signature', 'Best wishes,\nAda\n-- \nsent from a train'],
    ['a heading', '# About the trees along the path near the old mill\nthey are small.'],
    ['a lead-in', 'We need these things for the meeting on Monday morning:\ntea and cups.'],
    ['a title without a sign', 'What we have learned about the trees near the mill\nTom Smith'],
  ])('end: %s', (_, text) => {
    expect(paragraphs(text)).toEqual(text.split('\n'))
  })

  test('join no lines because of a line that has no room', () => {
    const long = `the ${'x'.repeat(60)} ends.`
    expect(paragraphRanges(`a\n${long}`, 100)).toEqual([{ start: 0, end: 2 + long.length }])
    expect(paragraphRanges(`a\nb\n${long}`, 60)).toEqual([
      { start: 0, end: 1 },
      { start: 2, end: 3 },
      { start: 4, end: 4 + long.length },
    ])
  })

  test('of a hundred thousand lines are found in time that grows with their number', () => {
    expect(paragraphs('word\n'.repeat(100_000))).toHaveLength(100_000)
  })
})

const finding = (flagged: string, ...replacements: string[]) => ({
  id: 'x',
  category: 'grammar' as const,
  rule: 'x',
  message: '',
  explanation: '',
  replacements,
  start: WRAPPED.indexOf(flagged),
  end: WRAPPED.indexOf(flagged) + flagged.length,
  confidence: 1,
  safe: false,
})

test('a replacement keeps the line break', () => {
  const [issue] = withLineBreaks([finding('of\nthem have', 'of them has', 'of it')], WRAPPED)
  expect(issue?.replacements).toEqual(['of\nthem has', 'of it'])
})

test('a line break alone is no mistake', () => {
  expect(withLineBreaks([finding('\n', ' ')], WRAPPED)).toEqual([])
})

describe('a check', () => {
  let checker: Checker
  beforeAll(async () => {
    checker = await sharedChecker()
  })

  test.each([
    'Please\nlet me know.',
    'Please\nlet me know',
    'We have read the whole report with great interest. Please\nlet me know if that is fine with you.',
    'She told me on the telephone that "the trees near the old mill are\nmuch too small for it," and left.',
    'Shopping list\nmilk\neggs\nbread',
    'Best wishes,\nAda',
  ])('finds nothing in: %s', async text => {
    expect(await checker.check(text)).toEqual([])
  })

  test('reads across a line break', async () => {
    const text =
      'First line.\n\nWe have read it with great interest, and we could\nof gone there. I recieve it.'
    const issues = await checker.check(text)
    expect(issues.map(({ start, end, replacements }) => [text.slice(start, end), replacements[0]])).toEqual([
      ['could\nof', 'could\nhave'],
      ['recieve', 'receive'],
    ])
  })
})
