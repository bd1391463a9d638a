import fc from 'fast-check'
import { expect, test } from 'vitest'

import { alignedWith, type OldCharacter } from './alignment.ts'

const old: fc.Arbitrary<OldCharacter[]> = fc.array(
  fc.record({ char: fc.constantFrom('a', 'b', 'c'), isThere: fc.boolean() }),
  { maxLength: 9 },
)

test('a copy that lacks some of a text has the rest of it, in its order', () => {
  fc.assert(
    fc.property(old, fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }), (text, isLeft) => {
      const copy = text.filter((_, index) => isLeft[index]).map(({ char }) => char)
      const found = (alignedWith(text, copy) ?? []).filter(index => index !== null)
      expect(found).toEqual(copy.map((_, index) => index))
    }),
  )
})

test('characters that a copy has are equal and in order, whatever the texts are', () => {
  fc.assert(
    fc.property(old, fc.array(fc.constantFrom('a', 'b', 'd'), { maxLength: 9 }), (text, copy) => {
      const aligned = alignedWith(text, copy) ?? []
      expect(aligned).toHaveLength(text.length)
      const found = aligned.filter(index => index !== null)
      expect(found).toEqual([...new Set(found)].toSorted((one, other) => one - other))
      aligned.forEach((at, index) => at === null || expect(copy[at]).toBe(text[index]?.char))
    }),
  )
})

test('of equal characters, a copy has the one that is still there', () => {
  const text = [false, true, false].map(isThere => ({ char: 'a', isThere }))
  expect(alignedWith(text, ['a'])).toEqual([null, 0, null])
})

test('texts that differ in too much are not compared', () => {
  const text = Array.from({ length: 3000 }, () => ({ char: 'a', isThere: true }))
  expect(alignedWith(text, Array<string>(3000).fill('b'))).toBeNull()
})
