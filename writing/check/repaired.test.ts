import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { repair } from './repaired.ts'

it('maps ranges back from the repaired text to the original', () => {
  const repaired = repair('teh dgo run', [
    { start: 0, end: 3, right: 'the' },
    { start: 4, end: 7, right: 'doggy' },
  ])
  expect(repaired.text).toBe('the doggy run')
  expect(repaired.toOriginal(10, 13)).toEqual({ start: 8, end: 11, before: '', after: '' })
  expect(repaired.toOriginal(4, 13)).toEqual({ start: 4, end: 11, before: '', after: '' })
})

it('extends a range to the whole of a repaired word that it touches', () => {
  const repaired = repair('an alot of', [{ start: 3, end: 7, right: 'a lot' }])
  expect(repaired.toOriginal(0, 4)).toEqual({ start: 0, end: 7, before: '', after: ' lot' })
  expect(repaired.toOriginal(5, 11)).toEqual({ start: 3, end: 10, before: 'a ', after: '' })
})

it('returns ranges inside the text for any repairs', () => {
  const word = fc.tuple(
    fc.string({ maxLength: 6 }),
    fc.option(fc.string({ maxLength: 6 }), { nil: undefined }),
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), fc.nat(60), fc.nat(60), (words, x, y) => {
      let original = ''
      const repairs = words.flatMap(([written, right]) => {
        const start = original.length
        original += written
        return right === undefined ? [] : [{ start, end: original.length, right }]
      })
      const repaired = repair(original, repairs)
      const [start, end] = [Math.min(x, y), Math.max(x, y)]
        .map(at => at % (repaired.text.length + 1))
        .toSorted((a, b) => a - b)
      if (start === undefined || end === undefined || start === end) return
      const range = repaired.toOriginal(start, end)
      expect(range.start).toBeGreaterThanOrEqual(0)
      expect(range.end).toBeGreaterThanOrEqual(range.start)
      expect(range.end).toBeLessThanOrEqual(original.length)
    }),
  )
})
