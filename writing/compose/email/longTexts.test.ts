import { expect, test } from 'vitest'

import { tokensOf } from '../english/words.ts'
import { cut } from './subjects.ts'

// In time that grows with the square of the length, each of these takes a minute.
const LENGTH = 120_000

test('reads a word of marks in linear time', () => {
  const [token] = tokensOf(`${')'.repeat(LENGTH)}x)`)
  expect(token?.key).toHaveLength(LENGTH + 1)
})

test('cuts a text of many short words in linear time', () => {
  expect(cut('asap, '.repeat(LENGTH / 6), 40)).toBe('asap, asap, asap, asap, asap, asap, asap')
  expect(cut('. '.repeat(LENGTH / 2), 40)).toBe('. '.repeat(20))
})
