import { expect, test } from 'vitest'

import type { RecordedAct } from '#document/acts/record.ts'

import { gainsOf } from './gains.ts'

const act = (clock: number, of: number | null = null): RecordedAct => ({
  id: { client: 1, clock },
  of: of === null ? null : { client: 1, clock: of },
  order: clock,
  runs: [{ client: 9, clock, text: 'x', right: null }],
  inserted: [],
})
const gains = (acts: readonly RecordedAct[], known: [string, number][] = [], lost: number[] = []) =>
  gainsOf(
    acts,
    acts.map(({ id }) => ({ ...id, lost: lost.includes(id.clock) })),
    new Map(known),
  )

test('corrections count, undone ones count back, and redone ones count again', () => {
  expect(gains([act(1), act(2, 1), act(3, 2)])).toEqual([1, -1, 1])
  expect(gains([act(4, 3)], [['1:3', 1]])).toEqual([-1])
})

test('acts that lost, and undone acts that are unknown or lost, count nothing', () => {
  expect(gains([act(1), act(2, 1)], [], [1, 2])).toEqual([0, 0])
  expect(gains([act(5, 4), act(7, 6)], [['1:6', 0]])).toEqual([0, 0])
})

test('acts that change no text count nothing, also when they are taken back', () => {
  const empty = (clock: number, of: number | null = null) => ({ ...act(clock, of), runs: [] })
  expect(gains([empty(1), empty(2), act(3)])).toEqual([0, 0, 1])
  expect(gains([empty(1), act(2, 1)])).toEqual([0, 0])
  expect(gains([act(1), empty(2, 1)])).toEqual([1, 0])
  const inserting = { ...act(4), runs: [], inserted: [{ client: 1, from: 5, to: 6 }] }
  expect(gains([inserting])).toEqual([1])
})
