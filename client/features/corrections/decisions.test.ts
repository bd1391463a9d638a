import { expect, test } from 'vitest'

import { misspellingIn } from '#tests/support/misspelling.ts'

import { acceptedAmong, gather } from './decisions.ts'

const NONE = { words: [], categoriesOff: [], rulesOff: [] }

const TEXT = 'In the spring we will recieve a new delivery of soil.'

test('hides what the reader turned off, and the words of their dictionary in any form', () => {
  const finding = misspellingIn(TEXT)
  const hides = (own: Partial<Parameters<typeof gather>[1]>) =>
    acceptedAmong([finding], gather([], { ...NONE, ...own })).length === 1
  expect(hides({})).toBe(false)
  expect(hides({ categoriesOff: ['grammar'], rulesOff: [{ rule: 'AnA', title: 'A or an' }] })).toBe(false)
  expect(hides({ categoriesOff: ['spelling'] })).toBe(true)
  expect(hides({ rulesOff: [{ rule: 'SpellCheck', title: 'Misspelled word' }] })).toBe(true)
  expect(hides({ words: ['Recieve’s'] })).toBe(true)
})
