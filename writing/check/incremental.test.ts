import { expect, it } from 'vitest'

import type { Issue } from '#schema/corrections/issue.ts'

import { createIncremental } from './incremental.ts'

function counting() {
  const checked: string[] = []
  return {
    checked,
    check: (text: string): Promise<Issue[]> => {
      checked.push(text)
      return text === 'bad' ? Promise.reject(new Error('no')) : Promise.resolve([])
    },
  }
}

it('checks only changed paragraphs, and equal ones once', async () => {
  const checker = counting()
  const incremental = createIncremental(checker)
  await incremental.checkAll(['a', 'b', 'a'])
  await incremental.checkAll(['a', 'c', 'b'])
  expect(checker.checked).toEqual(['a', 'b', 'c'])
})

it('evicts the least recently used paragraphs, by count and by characters', async () => {
  const checker = counting()
  const incremental = createIncremental(checker, { paragraphsMax: 2 })
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) await incremental.check(text)
  expect(checker.checked).toEqual(['a', 'b', 'c', 'b'])

  const other = counting()
  const small = createIncremental(other, { charactersMax: 10 })
  for (const text of ['x'.repeat(6), 'y'.repeat(6), 'x'.repeat(6)]) await small.check(text)
  expect(other.checked).toHaveLength(3)
})

it('does not cache a failure', async () => {
  const checker = counting()
  const incremental = createIncremental(checker)
  await expect(incremental.check('bad')).rejects.toThrow('no')
  await expect(incremental.check('bad')).rejects.toThrow('no')
  expect(checker.checked).toHaveLength(2)
})
