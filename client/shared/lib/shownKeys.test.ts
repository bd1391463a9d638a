import { expect, test } from 'vitest'

import { shownKeys } from './shownKeys.ts'

test.each([
  ['Ctrl+J', '⌘J'],
  ['Ctrl+Shift+Z', '⇧⌘Z'],
  ['Ctrl+Alt+1', '⌥⌘1'],
  ['Alt+↓', '⌥↓'],
])('shows %s as %s on a Mac, and as it is elsewhere', (keys, shown) => {
  expect(shownKeys(keys, true)).toBe(shown)
  expect(shownKeys(keys, false)).toBe(keys)
})
