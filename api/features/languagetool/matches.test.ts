import { expect, test } from 'vitest'

import type { Issue } from '#schema/corrections/issue.ts'

import { matchesOf } from './matches.ts'
import { parametersOf } from './parameters.ts'

const issue = (start: number, end: number): Issue => ({
  id: `Test:${start}-${end}`,
  category: 'punctuation',
  rule: 'Test',
  message: 'Wrong',
  explanation: 'Wrong.',
  replacements: [' '],
  start,
  end,
  confidence: 0.9,
  safe: true,
})

/** Returns what the matches cover in the source. */
function covered(annotation: object[], ...issues: Issue[]): string[] {
  const call = parametersOf({ data: JSON.stringify({ annotation }), language: 'en-US' }, 1000)
  return matchesOf(issues, call).matches.map(({ offset, length }) =>
    call.source.slice(offset, offset + length),
  )
}

test.each([
  // The two spaces around an emoji, a picture, a line break and a mention.
  [[{ text: 'A ' }, { markup: ':smiley_cat:' }, { text: ' needs room.' }], 1, 3],
  [[{ text: 'See ' }, { markup: '<img src="a.png">' }, { text: ' here.' }], 3, 5],
  [[{ text: 'One,' }, { markup: '<br>', interpretAs: '\n' }, { text: 'two.' }], 3, 6],
  [[{ text: 'Ask ' }, { markup: '@ann', interpretAs: 'Ann' }, { text: ' now now.' }], 0, 8],
  [[{ text: 'a mis' }, { markup: '<b>' }, { text: 'teak' }], 2, 9],
])('drops a match over markup: %j', (annotation, start, end) => {
  expect(covered(annotation, issue(start, end))).toEqual([])
})

test('keeps matches next to markup', () => {
  const annotation = [{ markup: '<p>' }, { text: 'teh' }, { markup: '</p>' }, { text: ' cat cat' }]
  expect(covered(annotation, issue(0, 3), issue(4, 11))).toEqual(['teh', 'cat cat'])
})
