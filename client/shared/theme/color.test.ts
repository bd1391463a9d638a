import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { contrast, cssOf, hslOf, legible, type Hsl } from './color.ts'

const BLACK: Hsl = { h: 0, s: 0, l: 0 }
const WHITE: Hsl = { h: 0, s: 0, l: 100 }

const parsed = (hex: string): Hsl => {
  const color = hslOf(hex)
  if (!color) throw new Error(`${hex} is no color`)
  return color
}

describe('hslOf', () => {
  it.each([
    ['#3b82f6', '217.2 91.2% 59.8%'],
    ['#8b5cf6', '258.3 89.5% 66.3%'],
    ['#fff', '0 0% 100%'],
    ['#000000', '0 0% 0%'],
    ['#F00', '0 100% 50%'],
    ['#ff0080', '329.9 100% 50%'],
  ])('reads %s', (hex, css) => expect(cssOf(parsed(hex))).toBe(css))

  it.each(['', 'blue', '#12345', '3b82f6', '#3b82f6;}', 'url(x)'])('rejects %j', text =>
    expect(hslOf(text)).toBeNull(),
  )
})

describe('contrast', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrast(BLACK, WHITE)).toBeCloseTo(21)
    expect(contrast(WHITE, WHITE)).toBe(1)
  })

  it('agrees with a known pair', () => expect(contrast(parsed('#767676'), WHITE)).toBeCloseTo(4.54, 2))
})

describe('legible', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map(n => parsed(`#${n.toString(16).padStart(6, '0')}`))
  const grounds = fc.constantFrom(WHITE, BLACK, parsed('#ebe7df'), parsed('#1a1f28'))

  it('reaches 4.5 for every color on every background of the product', () => {
    fc.assert(
      fc.property(color, grounds, (any, ground) => contrast(legible(any, ground, 4.5), ground) >= 4.5),
    )
  })

  it('inverts black on a dark background', () => expect(legible(BLACK, BLACK, 4.5).l).toBeGreaterThan(40))

  it('keeps a legible color', () => expect(legible(parsed('#1d4fbf'), WHITE, 4.5)).toEqual(parsed('#1d4fbf')))
})
