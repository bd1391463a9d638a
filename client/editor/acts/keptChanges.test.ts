import fc from 'fast-check'
import { expect, test } from 'vitest'

import { decodeChanges, encodeChanges } from './keptChanges.ts'

const NONE = { moves: [], deletions: [], late: [] }

const whole = fc.nat()
const id = fc.record({ client: whole, clock: whole })
const spans = fc.array(fc.record({ client: whole, from: whole, to: whole }), { maxLength: 3 })
const moves = fc.array(fc.record({ taken: id, brought: id, text: spans, parts: spans }), { maxLength: 5 })

test('changes are read as they were kept', () => {
  fc.assert(
    fc.property(fc.record({ moves, deletions: spans, late: spans }), made => {
      expect(decodeChanges(encodeChanges(made))).toEqual(made)
    }),
  )
})

test('moves are read that a version before deletions kept', () => {
  fc.assert(
    fc.property(moves, made => {
      expect(decodeChanges(JSON.stringify(made))).toEqual({ ...NONE, moves: made })
    }),
  )
})

test.each(['', '{', '[{}]', '[{"taken":{"client":-1,"clock":0.5}}]', 'null', '{"moves":[]}'])(
  'damaged changes are none: %s',
  text => {
    expect(decodeChanges(text)).toEqual(NONE)
  },
)

const one = { client: 1, clock: 1 }
const many = Array.from({ length: 10_000 }, (_, index) => ({ client: 1, from: 2 * index, to: 2 * index + 1 }))

test('moves of a large change are not kept', () => {
  const made = many.map(() => ({ taken: one, brought: one, text: [], parts: [] }))
  expect(decodeChanges(encodeChanges({ ...NONE, moves: made }))).toEqual(NONE)
})

test('with too many deletions, moves are kept alone', () => {
  const made = [{ taken: one, brought: one, text: [], parts: [] }]
  expect(decodeChanges(encodeChanges({ moves: made, deletions: many, late: [] }))).toEqual({
    ...NONE,
    moves: made,
  })
})
