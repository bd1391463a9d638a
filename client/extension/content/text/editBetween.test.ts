import fc from 'fast-check'
import { expect, test } from 'vitest'

import { editBetween } from './editBetween.ts'

test('an edit is the smallest one between two texts', () => {
  expect(editBetween('We saw it.', 'We saw it.')).toEqual({ start: 10, removed: 0, added: 0 })
  expect(editBetween('We saw it.', 'We never saw it.')).toEqual({ start: 3, removed: 0, added: 6 })
  expect(editBetween('We saw it.', 'We see it.')).toEqual({ start: 4, removed: 2, added: 2 })
  expect(editBetween('aaa', 'aa')).toEqual({ start: 2, removed: 1, added: 0 })
})

test('an edit makes one text the other', () => {
  const text = fc.stringMatching(/^[ab]{0,8}$/)
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { start, removed, added } = editBetween(before, after)
      const edited =
        before.slice(0, start) + after.slice(start, start + added) + before.slice(start + removed)
      expect(edited).toBe(after)
    }),
  )
})
