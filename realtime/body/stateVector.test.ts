import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { StateVector, reaches } from './stateVector.ts'

const chunks = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 12 }).chain(lengths => {
  let at = 0
  const ranges = lengths.map(length => ({ client: 7, from: at, to: (at += length) }))
  return fc.tuple(fc.constant(ranges), fc.shuffledSubarray(ranges, { minLength: 0 }))
})

it('counts contiguous ranges in any order of arrival', () => {
  fc.assert(
    fc.property(chunks, ([all, some]) => {
      const held = new StateVector()
      for (const range of some) held.add([range])
      let contiguous = 0
      for (const range of all) {
        if (!some.includes(range)) break
        contiguous = range.to
      }
      expect(held.clocks.get(7) ?? 0).toBe(contiguous)
    }),
  )
})

it('counts overlapping ranges once', () => {
  const held = new StateVector()
  held.add([{ client: 1, from: 5, to: 9 }])
  expect(held.clocks.get(1)).toBeUndefined()
  held.add([
    { client: 1, from: 0, to: 6 },
    { client: 1, from: 0, to: 3 },
  ])
  expect(held.clocks.get(1)).toBe(9)
})

/** The clocks of a few clients, one by one. */
const model = (ranges: readonly { client: number; from: number; to: number }[]) => {
  const clocks = new Map<number, Set<number>>()
  for (const { client, from, to } of ranges)
    for (let clock = from; clock < to; clock++)
      clocks.set(client, (clocks.get(client) ?? new Set()).add(clock))
  const reached = new Map<number, number>()
  let waiting = 0
  for (const [client, held] of clocks) {
    let clock = 0
    while (held.has(clock)) clock++
    if (clock > 0) reached.set(client, clock)
    for (const later of held) if (later > clock && !held.has(later - 1)) waiting++
  }
  return { reached, waiting }
}

it('holds what single clocks would, and counts the spans behind gaps', () => {
  const range = fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.nat(40), fc.integer({ min: 1, max: 9 }))
    .map(([client, from, length]) => ({ client, from, to: from + length }))
  fc.assert(
    fc.property(fc.array(range, { maxLength: 40 }), ranges => {
      const held = new StateVector()
      for (const one of ranges) held.add([one])
      const { reached, waiting } = model(ranges)
      expect(held.clocks).toEqual(reached)
      expect(held.waiting).toBe(waiting)
    }),
  )
})

it('compares clocks by client', () => {
  expect(reaches(new Map([[1, 4]]), new Map([[1, 4]]))).toBe(true)
  expect(reaches(new Map([[1, 4]]), new Map([[1, 5]]))).toBe(false)
  expect(reaches(new Map(), new Map([[2, 1]]))).toBe(false)
})
