import { expect, it } from 'vitest'

import { keptApart, keptApartIfTurning } from './direction.ts'

it('keeps the direction of a name to itself, also of one that would end that', () => {
  expect(keptApart('Ada')).toBe('\u2068Ada\u2069')
  expect(keptApart('\u2069\u202eAda\u2067')).toBe('\u2068\u202eAda\u2069')
})

it('leaves a name as it is that turns nothing', () => {
  for (const name of ['Ada', 'שרה', '👩‍👩‍👧‍👦']) expect(keptApartIfTurning(name)).toBe(name)
  expect(keptApartIfTurning('Ada\u202e')).toBe('\u2068Ada\u202e\u2069')
})
