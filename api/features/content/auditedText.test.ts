import { expect, test } from 'vitest'

import { changedParts } from './auditedText.ts'

test.each([
  ['The old end', 'The new end', ['old', 'new']],
  ['', 'All of it', ['', 'All of it']],
  ['Gone', '', ['Gone', '']],
  ['aa', 'aaa', ['', 'a']],
  ['The same', 'The same', ['', '']],
  ['a 😀 b', 'a 😁 b', ['😀', '😁']],
])('%j and %j differ in a part', (before, after, parts) => {
  expect(changedParts(before, after)).toEqual(parts)
})

test('of a long part, only its beginning is kept, in whole characters', () => {
  const [, part] = changedParts('', '😀'.repeat(2000))
  expect(part).toBe(`${'😀'.repeat(500)}…`)
})
