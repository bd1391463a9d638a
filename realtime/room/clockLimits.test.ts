import { beforeEach, expect, it } from 'vitest'

import type { ClockRange } from '#document/structure.ts'
import { BodyBuffer } from '#realtime/body/bodyBuffer.ts'

import { ClockLimits, MAX_CLIENTS, MAX_GAPS } from './clockLimits.ts'

let body: BodyBuffer
let limits: ClockLimits

beforeEach(() => {
  const stored = { snapshot: null, version: {}, tail: [] }
  body = new BodyBuffer(stored, { index: null, held: [], rows: [] })
  limits = new ClockLimits(body)
})

/** Takes an update, as its refusal would say otherwise. Returns that. */
function take(ranges: readonly ClockRange[], hasActs = false): string | null {
  const refusal = limits.refusal(ranges, hasActs)
  if (refusal === null) limits.expect(ranges)
  return refusal
}

const firstEdits = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ client: from + i, from: 0, to: 1 }))

it('R9: refuses an update of one client too many, wherever the others are: in the body or in this tick', () => {
  body.reach(firstEdits(1, MAX_CLIENTS - 2))
  expect(take(firstEdits(MAX_CLIENTS - 1, 3))).toContain('clients')
  expect(take(firstEdits(MAX_CLIENTS - 1, 1))).toBeNull()
  expect(take(firstEdits(MAX_CLIENTS, 1))).toBeNull()
  expect(take(firstEdits(MAX_CLIENTS + 1, 1))).toContain('clients')
  // Those who are in it go on.
  expect(take([{ client: 1, from: 1, to: 2 }])).toBeNull()
  expect(take([{ client: MAX_CLIENTS, from: 1, to: 2 }])).toBeNull()
})

it('R9, T6: refuses acts where no client is left for what a compensation puts back', () => {
  body.reach(firstEdits(1, MAX_CLIENTS - 1))
  const further = [{ client: 1, from: 1, to: 2 }]
  expect(take(further, true)).toBeNull()
  expect(take(further, true)).toContain('clients')
  expect(take(further)).toBeNull()
})

it('R8: counts the gaps of a tick with those of the body', () => {
  const gap = (from: number) => ({ client: 1, from, to: from + 1 })
  body.reach(Array.from({ length: MAX_GAPS - 1 }, (_, i) => gap(2 * i + 1)))
  expect(take([gap(10_001)])).toBeNull()
  expect(take([gap(20_001)])).toContain('gaps')
})

it('R11: only an update that was taken counts as there, from then on and until its tick ends', () => {
  expect(limits.refusal([{ client: 1, from: 0, to: 5 }])).toBeNull()
  expect(limits.clockOf(1)).toBe(0)
  limits.expect([{ client: 1, from: 0, to: 5 }])
  expect(limits.clockOf(1)).toBe(5)
  // Ranges behind a gap do not.
  limits.expect([{ client: 1, from: 7, to: 9 }])
  expect(limits.clockOf(1)).toBe(5)
  limits.reset()
  expect(limits.clockOf(1)).toBe(0)
})

it('S9: an update with acts counts as there until they are decided, whatever ticks end meanwhile', () => {
  const ranges = [{ client: 1, from: 0, to: 5 }]
  limits.expectDecision(ranges)
  limits.reset()
  expect(limits.clockOf(1)).toBe(5)
  limits.decided(ranges)
  limits.reset()
  expect(limits.clockOf(1)).toBe(0)
})
