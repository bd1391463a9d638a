import { expect, test } from 'vitest'

import { unchangedText } from './unchanged.ts'

test.each([
  'This was counted, since 20 results like this were free today.',
  'There was nothing to change, so this was not counted.',
])('the server’s note describes a change that changes nothing: %s', note => {
  expect(unchangedText({ note, result: { body: 'Hello Tom' } }, 'Hello Tom')).toBe(note)
  expect(unchangedText({ note, result: { body: 'Hello, Tom' } }, 'Hello Tom')).toBeNull()
})

test('without a note, nothing is said about its cost', () => {
  expect(unchangedText({ note: null, result: { body: 'Hello' } }, 'Hello')).toBe('No changes suggested.')
})
