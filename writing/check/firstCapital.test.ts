import { expect, test } from 'vitest'

import { firstCapital } from './firstCapital.ts'

test('finds the small letter that begins a paragraph', () => {
  for (const [text, capital] of [
    ['the bus was late.', 'The'],
    ['“is it right?” she asked.', 'Is'],
    ['however, we went home!', 'However'],
  ] as const)
    expect(firstCapital(text)?.candidates).toEqual([capital])
})

test('leaves labels, notes, commands and the rest of a sentence alone', () => {
  for (const text of [
    'the bus was late',
    'the bus …',
    'and so on...',
    'the end.',
    'npm install runs the scripts.',
    'returns the value of the field.',
    'where x is the mean of all values.',
    'iPhones are expensive this year.',
    'a.m. or p.m. is up to you.',
    'this-is-a-slug is the name of it.',
  ])
    expect(firstCapital(text), text).toBeNull()
})
