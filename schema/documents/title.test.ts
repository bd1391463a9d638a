import { expect, test } from 'vitest'

import { title, TITLE_MAX, titleStart } from './contract.ts'

test('the start of a long text is a title without half a character at its end', () => {
  expect(titleStart('A plan')).toBe('A plan')
  const cut = titleStart(`${'a'.repeat(TITLE_MAX - 1)}😀 and more`)
  expect(cut).toBe('a'.repeat(TITLE_MAX - 1))
  expect(title.parse(titleStart('😀'.repeat(TITLE_MAX)))).toBe('😀'.repeat(TITLE_MAX / 2))
})
