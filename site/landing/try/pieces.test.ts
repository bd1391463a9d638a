import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Issue } from '#schema/corrections/issue.ts'

import { piecesWith, replaced } from './pieces.ts'

const issue = (start: number, end: number): Issue => ({
  id: `${start}-${end}`,
  category: 'spelling',
  rule: 'SpellCheck',
  message: 'A message',
  explanation: '',
  replacements: ['x'],
  start,
  end,
  confidence: 1,
  safe: false,
})

test('splits a text at its findings, in order', () => {
  const parts = piecesWith('We recieve a hour.', [issue(11, 12), issue(3, 10)])
  expect(parts.map(({ text, issue: found }) => [text, found?.id ?? null])).toEqual([
    ['We ', null],
    ['recieve', '3-10'],
    [' ', null],
    ['a', '11-12'],
    [' hour.', null],
  ])
})

test('the parts are the text, whatever the findings', () => {
  const range = fc.tuple(fc.nat(30), fc.nat(30)).map(([start, length]) => issue(start, start + length))
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(range), (text, issues) => {
      const parts = piecesWith(text, issues)
      expect(parts.map(part => part.text).join('')).toBe(text)
      for (const { at, text: part, issue: found } of parts)
        if (found) expect([at, at + part.length]).toEqual([found.start, found.end])
    }),
  )
})

test('replaces a finding, and names the place after it', () => {
  expect(replaced('We recieve it.', issue(3, 10), 'receive')).toEqual({ text: 'We receive it.', at: 10 })
  expect(replaced('plan , but', issue(4, 5), '')).toEqual({ text: 'plan, but', at: 4 })
})
