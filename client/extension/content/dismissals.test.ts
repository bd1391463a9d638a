import { expect, test } from 'vitest'

import { issueAt } from '#client/extension/content/testing/issueAt.ts'

import { Dismissals } from './dismissals.ts'
import { findingsOf } from './text/findings.ts'

const WORD = 'teh'

function findingIn(text: string, rule = 'SpellCheck') {
  const at = text.indexOf(WORD)
  const [finding] = findingsOf([issueAt(at, at + WORD.length, { rule })], { from: 0, text })
  if (!finding) throw new Error('no finding')
  return finding
}

test('a dismissal holds for the finding in its surroundings, and for no other', () => {
  const dismissals = new Dismissals()
  dismissals.add(findingIn('We saw that teh cat was there.'))
  expect(dismissals.has(findingIn('We saw that teh cat was there.'))).toBe(true)
  // Text far away, or on one side, has changed.
  expect(dismissals.has(findingIn('We saw that teh dog and others were here.'))).toBe(true)
  expect(dismissals.has(findingIn('We saw that teh cat was there.', 'OtherRule'))).toBe(false)
  expect(dismissals.has(findingIn('In this place, teh bird sings all day.'))).toBe(false)
})
