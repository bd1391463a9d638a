import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { gstinCheck, isGstin } from './gstin.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DIGITS = '0123456789'
const some = (characters: string, count: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from(characters)), minLength: count, maxLength: count })
const starts = fc
  .tuple(some(DIGITS, 2), some(LETTERS, 5), some(DIGITS, 4), some(LETTERS, 1), some(`123456789${LETTERS}`, 1))
  .map(parts => `${parts.join('')}Z`)
const gstins = starts.map(start => start + gstinCheck(start))

describe('a GSTIN', () => {
  test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '07AAACB2894G1ZP'])('such as %s is one', text => {
    expect(isGstin(text)).toBe(true)
  })

  test.each([
    ['', 'nothing'],
    ['27AAPFU0939F1ZW', 'another check character'],
    ['27AAPFU0939F1Z', 'a character too few'],
    ['27AAPFU0939F1ZVV', 'a character too many'],
    ['27aapfu0939f1zv', 'small letters'],
    ['27AAPFU0939F0ZV', 'the place 0'],
    ['２７AAPFU0939F1ZV', 'other digits'],
    ['27AAPFU0939F1ZV\n', 'a line break'],
  ])('%j is none: %s', text => {
    expect(isGstin(text)).toBe(false)
  })

  test('is one of its form with its check character', () => {
    fc.assert(
      fc.property(gstins, gstin => {
        expect(isGstin(gstin)).toBe(true)
      }),
    )
  })

  test('is none with a wrong character', () => {
    const slips = fc.tuple(gstins, fc.nat(14), fc.constantFrom(...Array.from(DIGITS + LETTERS)))
    fc.assert(
      fc.property(slips, ([gstin, at, character]) => {
        const slip = gstin.slice(0, at) + character + gstin.slice(at + 1)
        expect(isGstin(slip)).toBe(slip === gstin)
      }),
    )
  })

  test('is none with two neighbors exchanged', () => {
    fc.assert(
      fc.property(gstins, fc.nat(13), (gstin, at) => {
        const [a = '', b = ''] = gstin.slice(at, at + 2)
        const exchanged = gstin.slice(0, at) + b + a + gstin.slice(at + 2)
        // Only a 0 and a Z count the same in both places.
        const isBlind = a !== b && [a, b].toSorted().join('') === '0Z'
        expect(isGstin(exchanged)).toBe(a === b || (isBlind && isGstin(exchanged)))
      }),
    )
  })
})
