import fc from 'fast-check'
import { expect, test } from 'vitest'

import { checksOf } from './contrast.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)

test('every color is readable where it is used, as it is or in another shade', () => {
  fc.assert(
    fc.property(hex, color => {
      for (const { ratio, adjusted } of checksOf(color))
        expect(adjusted ? adjusted.ratio : ratio).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('the shade is named, and is readable as it is', () => {
  fc.assert(
    fc.property(hex, color => {
      for (const { place, adjusted } of checksOf(color)) {
        if (!adjusted) continue
        expect(adjusted.shade).toMatch(/^#[\da-f]{6}$/)
        const again = checksOf(adjusted.shade).find(check => check.place === place)
        expect(again?.ratio).toBeCloseTo(adjusted.ratio, 0)
      }
    }),
  )
})

test('a text that is no color has no checks', () => expect(checksOf('#12')).toEqual([]))
