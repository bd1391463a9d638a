import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { ActivityEntry, Overview, ReadSnapshot } from '#schema/activity/contract.ts'

import {
  joined,
  minutesOf,
  sampledOf,
  SHOWN_AT_ONCE,
  withBatches,
  type Arrival,
  type LiveOverview,
} from './feed.ts'

const entry = (n: number): ActivityEntry => ({
  id: `entry ${n}`,
  at: '2026-12-01T10:00:00.000Z',
  kind: 'check',
  user: null,
  detail: null,
})
const read = (...numbers: number[]): Overview => ({
  presence: { people: 0, documents: 0 },
  entries: numbers.map(entry),
  minutes: [],
  snapshot: { to: 1, open: [] },
  days: [],
  isDemo: true,
})
const idsOf = ({ feed }: Pick<LiveOverview, 'feed'>) => feed.map(({ id }) => id.replace('entry ', ''))
const AT = '2026-12-01T10:00:30.000Z'
/** A batch whose transaction has the number of its revision. */
const arrival = (process: string, revision: number, ...numbers: number[]): Arrival => ({
  batch: {
    process,
    at: AT,
    transaction: revision,
    counts: { check: numbers.length },
    entries: numbers.map(entry),
  },
  revision,
  at: Date.parse(AT),
})

describe('acts that arrive', () => {
  test('come first, the newest of a batch before the others', () => {
    const { overview, missed } = withBatches(joined(read(2, 1), undefined), [
      arrival('a', 7, 3, 4),
      arrival('b', 1, 5),
    ])
    expect(missed).toBe(false)
    expect(idsOf(overview)).toEqual(['5', '4', '3', '2', '1'])
  })

  test('count once, although a batch comes again or was read before', () => {
    const start = joined(read(2, 1), undefined)
    const { overview } = withBatches(start, [arrival('a', 7, 2), arrival('a', 8, 3), arrival('a', 8, 3)])
    expect(idsOf(overview)).toEqual(['3', '2', '1'])
    expect(overview.minutes).toEqual([{ minute: '2026-12-01T10:00:00.000Z', counts: { check: 2 } }])
  })

  test('after a lost batch say so, until a read has filled it in', () => {
    const before = withBatches(joined(read(1), undefined), [arrival('a', 7, 2)]).overview
    const { overview, missed } = withBatches(before, [arrival('a', 9, 5)])
    expect(missed).toBe(true)
    expect(idsOf(overview)).toEqual(['5', 'gap entry 2'.replace('entry ', ''), '2', '1'])
    expect(idsOf(joined(read(5, 4, 3, 2), overview))).toEqual(['5', '4', '3', '2', '1'])
    // More was missed than is read.
    expect(idsOf(joined(read(9, 8), overview))).toEqual(['9', '8', 'gap 5', '5', 'gap 2', '2', '1'])
  })

  test('during a read are not lost by it', () => {
    const held = withBatches(joined(read(2, 1), undefined), [arrival('a', 1, 3), arrival('a', 2, 4)]).overview
    expect(idsOf(joined(read(3, 2, 1), held))).toEqual(['4', '3', '2', '1'])
  })
})

test('without a gap, the feed is what happened, whatever is read in between', () => {
  const steps = fc.array(fc.oneof(fc.constant('read'), fc.integer({ min: 1, max: 4 })), { maxLength: 25 })
  fc.assert(
    fc.property(steps, all => {
      const happened: number[] = []
      let revision = 0
      let overview = joined(read(), undefined)
      for (const step of all) {
        if (step === 'read') {
          overview = joined(read(...happened.toReversed().slice(0, 100)), overview)
          continue
        }
        const added = Array.from({ length: step }, (_, place) => happened.length + place)
        happened.push(...added)
        overview = withBatches(overview, [arrival('a', ++revision, ...added)]).overview
      }
      expect(idsOf(overview)).toEqual(happened.toReversed().map(String).slice(0, 100))
    }),
  )
})

test('days that could not be read stay as they were', () => {
  const days = [{ day: '2026-12-01', signUps: 1, queries: 2, revenue: 3 }]
  const held = joined({ ...read(1), days }, undefined)
  expect(joined({ ...read(2, 1), days: null }, held).days).toEqual(days)
  expect(joined({ ...read(1), days: null }, undefined).days).toBeNull()
})

test('the feed says that it shows a sample while it does', () => {
  const at = Date.parse('2026-12-01T10:00:30.000Z')
  const { overview } = withBatches(joined(read(), undefined), [
    {
      batch: {
        process: 'a',
        at: AT,
        transaction: 1,
        counts: { check: 400, payment: 1 },
        entries: [entry(1)],
      },
      revision: 1,
      at,
    },
  ])
  expect(sampledOf(overview, at)).toBe(201)
  expect(sampledOf(overview, at + 2000)).toBeNull()
})

describe('the counts of a minute', () => {
  const minute = '2026-12-01T10:00:00.000Z'
  const counted = (check: number, snapshot: ReadSnapshot): Overview => ({
    ...read(),
    minutes: [{ minute, counts: { check, payment: 1 } }],
    snapshot,
  })
  const checksOf = ({ minutes }: LiveOverview) => minutes[0]?.counts.check ?? 0

  test('have a batch once that is read before it arrives', () => {
    const start = joined(counted(2, { to: 8, open: [6] }), undefined)
    // The read has 5 and 7, and not 6, which was open, nor 8, which came after it.
    const { overview } = withBatches(start, [arrival('a', 7, 1, 2)])
    expect(checksOf(overview)).toBe(2)
    const later = withBatches(overview, [arrival('b', 6, 3), arrival('a', 8, 4, 5, 6)]).overview
    expect(checksOf(later)).toBe(6)
    expect(idsOf(later)).toEqual(['6', '5', '4', '3', '2', '1'])
  })

  test('keep a batch that a later read has not seen', () => {
    const held = withBatches(joined(read(), undefined), [arrival('a', 3, 1, 2, 3)]).overview
    const older = joined(counted(2, { to: 5, open: [3] }), held)
    expect(older.minutes).toEqual([{ minute, counts: { check: 5, payment: 1 } }])
    expect(checksOf(joined(counted(5, { to: 6, open: [] }), older))).toBe(5)
    expect(checksOf(joined(read(), held))).toBe(3)
  })

  test('are those of all acts, whenever batches arrive and rows are read', () => {
    const step = fc.oneof(fc.constant('store'), fc.constant('arrive'), fc.constant('read'))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.integer({ min: 0, max: 5 }), (steps, behind) => {
        let stored = 0
        let arrived = 0
        // The rows before each step. A read shows those of some steps ago.
        const states: Overview[] = []
        let overview = joined(counted(0, { to: 1, open: [] }), undefined)
        const arrive = () => {
          arrived += 1
          overview = withBatches(overview, [arrival('a', arrived, arrived)]).overview
        }
        for (const now of [...steps, ...Array.from({ length: 30 }, () => 'arrive')]) {
          states.push(counted(stored, { to: stored + 1, open: [] }))
          if (now === 'store') stored += 1
          else if (now === 'arrive' && arrived < stored) arrive()
          else if (now === 'read') {
            const state = states[Math.max(0, states.length - 1 - behind)]
            overview = joined(state ?? expect.fail(), overview)
          }
        }
        expect(checksOf(overview)).toBe(stored)
      }),
    )
  })
})

test('of many acts at once, as many come in sight as stay there for a moment', () => {
  const numbers = Array.from({ length: 40 }, (_, n) => n)
  const { overview } = withBatches(joined(read(), undefined), [arrival('a', 1, ...numbers)])
  expect(overview.feed).toHaveLength(SHOWN_AT_ONCE)
  expect(sampledOf(overview, Date.parse('2026-12-01T10:00:30.000Z'))).toBe(20)
  expect(overview.minutes[0]?.counts).toEqual({ check: 40 })
})

test('minutes without an act are zero', () => {
  const now = Date.parse('2026-12-01T10:00:30.000Z')
  const minutes = [
    { minute: '2026-12-01T09:58:00.000Z', counts: { check: 3, error: 1 } },
    { minute: '2026-12-01T08:00:00.000Z', counts: { check: 9 } },
  ]
  const shown = minutesOf({ minutes }, ['check'], now)
  expect(shown).toHaveLength(60)
  expect(shown.at(-3)).toEqual({ at: '2026-12-01T09:58:00.000Z', value: 3 })
  expect(shown.filter(({ value }) => value > 0)).toHaveLength(1)
})
