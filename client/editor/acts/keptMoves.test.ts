import fc from 'fast-check'
import { expect, test } from 'vitest'

import { decodeMoves, encodeMoves } from './keptMoves.ts'

const whole = fc.nat()
const id = fc.record({ client: whole, clock: whole })
const spans = fc.array(fc.record({ client: whole, from: whole, to: whole }), { maxLength: 3 })
const moves = fc.array(fc.record({ taken: id, brought: id, text: spans, parts: spans }), { maxLength: 5 })

test('moves are read as they were kept', () => {
  fc.assert(
    fc.property(moves, made => {
      expect(decodeMoves(encodeMoves(made))).toEqual(made)
    }),
  )
})

test.each(['', '{', '[{}]', '[{"taken":{"client":-1,"clock":0.5}}]', 'null'])(
  'damaged moves are none: %s',
  text => {
    expect(decodeMoves(text)).toEqual([])
  },
)

test('moves of a large change are not kept', () => {
  const one = { client: 1, clock: 1 }
  const many = Array.from({ length: 10_000 }, () => ({ taken: one, brought: one, text: [], parts: [] }))
  expect(decodeMoves(encodeMoves(many))).toEqual([])
})
