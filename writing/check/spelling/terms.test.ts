import { expect, test } from 'vitest'

import { isRightHere, isSpecies, isTerm } from './terms.ts'

test('knows Latin words by the word before them, and beginnings of words by their hyphen', () => {
  expect(isRightHere('novo', 'de', { after: '' })).toBe(true)
  expect(isRightHere('novo', 'the', { after: '' })).toBe(false)
  expect(isRightHere('cryo', '', { after: '-microscopy' })).toBe(true)
  expect(isRightHere('cryo', '', { after: '' })).toBe(false)
})

test('takes long words that can be spoken for terms, and runs of keys for slips', () => {
  for (const term of ['retinopathy', 'synthesizability', 'pranayama']) expect(isTerm(term), term).toBe(true)
  for (const slip of [
    'rondayvoued',
    'asdfghjkl',
    'qwertyuiop',
    'aaaaaaaah',
    'Rimantadin',
    'hjkhjkhjk',
    'abc',
  ])
    expect(isTerm(slip), slip).toBe(false)
})

test('knows the names of species by their endings, and slips that end alike', () => {
  expect(isSpecies('influenzae', 'by Haemophilus ', true)).toBe(true)
  expect(isSpecies('cruzi', 'of T. ', true)).toBe(true)
  expect(isSpecies('vulgaris', 'the Hippuris ', false)).toBe(true)
  expect(isSpecies('becaus', 'in America ', true)).toBe(false)
  expect(isSpecies('vulgaris', 'the plant ', false)).toBe(false)
})
