import { expect, test } from 'vitest'

import type { RecordedAct } from '#document/acts/record.ts'

import { gainsOf } from './gains.ts'

const act = (clock: number, of: number | null = null): RecordedAct => ({
  id: { client: 1, clock },
  of: of === null ? null : { client: 1, clock: of },
  order: clock,
  runs: [],
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
