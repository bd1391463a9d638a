import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isCompound } from './compounds.ts'

const words = new Set([
  'Platten',
  'Straße',
  'Arbeit',
  'Karte',
  'tektonisch',
  'losen',
  'Losen',
  'lang',
  'bergen',
  'Bergen',
])
const german = {
  joints: ['', 's', 'n'],
  capitalNouns: true,
  locale: 'de',
  isPlain: (word: string) => words.has(word),
}

test.each([
  ['a noun before an adjective', 'plattentektonisch'],
  ['with a joint', 'straßenlosen'],
  ['a noun, which keeps its capital', 'Arbeitskarte'],
])('accepts the compound %s', (_, word) => {
  expect(isCompound(word, german)).toBe(true)
})

test.each([
  ['a part that is no word', 'plattentektonik'],
  ['a joint of no such kind', 'straßemlosen'],
  ['a noun without its capital', 'arbeitskarte'],
  ['one of less than ten letters', 'langlosen'],
  ['capitals inside', 'PlattenTektonisch'],
])('rejects %s', (_, word) => {
  expect(isCompound(word, german)).toBe(false)
})

test('finds no compounds in a language without joints', () => {
  expect(isCompound('plattentektonisch', { ...german, joints: [] })).toBe(false)
})

test('looks up at most one split per letter for any string', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), word => {
      let looks = 0
      const isPlain = () => {
        looks += 1
        return false
      }
      expect(isCompound(word, { ...german, isPlain })).toBe(false)
      expect(looks).toBeLessThanOrEqual(word.length)
    }),
  )
})
