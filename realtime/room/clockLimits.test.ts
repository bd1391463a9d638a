import { beforeEach, expect, it } from 'vitest'

import { BodyBuffer } from '#realtime/body/bodyBuffer.ts'

import { ClockLimits, MAX_CLIENTS, MAX_GAPS } from './clockLimits.ts'

let body: BodyBuffer
let limits: ClockLimits

beforeEach(() => {
  const stored = { snapshot: null, version: {}, tail: [] }
  body = new BodyBuffer(stored, { index: null, held: [], rows: [] })
  limits = new ClockLimits(body)
})

const firstEdits = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ client: from + i, from: 0, to: 1 }))

it('R9: refuses an update of one client too many, wherever the others are: in the body or in this tick', () => {
  body.reach(firstEdits(1, MAX_CLIENTS - 2))
  expect(limits.refusal(firstEdits(MAX_CLIENTS - 1, 3))).toContain('clients')
  expect(limits.refusal(firstEdits(MAX_CLIENTS - 1, 1))).toBeNull()
  expect(limits.refusal(firstEdits(MAX_CLIENTS, 1))).toBeNull()
  expect(limits.refusal(firstEdits(MAX_CLIENTS + 1, 1))).toContain('clients')
  // Those who are in it go on.
  expect(limits.refusal([{ client: 1, from: 1, to: 2 }])).toBeNull()
  expect(limits.refusal([{ client: MAX_CLIENTS, from: 1, to: 2 }])).toBeNull()
})

it('R9, T6: refuses acts where no client is left for what a compensation puts back', () => {
  body.reach(firstEdits(1, MAX_CLIENTS - 1))
  const further = [{ client: 1, from: 1, to: 2 }]
  expect(limits.refusal(further, true)).toBeNull()
  expect(limits.refusal(further, true)).toContain('clients')
  expect(limits.refusal(further)).toBeNull()
})

it('R8: counts the gaps of a tick with those of the body', () => {
  const gap = (from: number) => ({ client: 1, from, to: from + 1 })
  body.reach(Array.from({ length: MAX_GAPS - 1 }, (_, i) => gap(2 * i + 1)))
  expect(limits.refusal([gap(10_001)])).toBeNull()
  expect(limits.refusal([gap(20_001)])).toContain('gaps')
})

it('R11: an update that was checked before a tick ended, and is taken after it, counts as there', () => {
  expect(limits.refusal([{ client: 1, from: 0, to: 5 }])).toBeNull()
  limits.reset()
  expect(limits.clockOf(1)).toBe(0)
  limits.expect([{ client: 1, from: 0, to: 5 }])
  expect(limits.clockOf(1)).toBe(5)
  // Ranges behind a gap do not.
  limits.expect([{ client: 1, from: 7, to: 9 }])
  expect(limits.clockOf(1)).toBe(5)
})
