import fc from 'fast-check'
import { expect, test } from 'vitest'

import { activityKind, type ActivityEntry } from '#schema/activity/contract.ts'

import { sampleOf } from './sample.ts'

const entries = fc.array(fc.constantFrom(...activityKind.options), { maxLength: 80 }).map(kinds =>
  kinds.map((kind, n): ActivityEntry => ({
    id: String(n),
    at: '2026-12-01T10:00:00.000Z',
    kind,
    user: null,
    detail: null,
  })),
)

test('a sample is as large as it may be, in order, and has each kind as long as there is room', () => {
  fc.assert(
    fc.property(entries, fc.integer({ min: 1, max: 20 }), (all, most) => {
      const sample = sampleOf(all, most)
      expect(sample).toHaveLength(Math.min(all.length, most))
      expect(sample).toEqual(all.filter(entry => sample.includes(entry)))
      const kindsOf = (some: readonly ActivityEntry[]) => new Set(some.map(({ kind }) => kind))
      expect(kindsOf(sample).size).toBe(Math.min(kindsOf(all).size, most))
    }),
  )
})

test('one of many acts is replaced, and a rare one is not', () => {
  const of = (kind: ActivityEntry['kind'], n: number): ActivityEntry => ({
    id: `${kind} ${n}`,
    at: '2026-12-01T10:00:00.000Z',
    kind,
    user: null,
    detail: null,
  })
  const all = [of('payment', 0), ...[1, 2, 3, 4].map(n => of('check', n))]
  expect(sampleOf(all, 3).map(({ id }) => id)).toEqual(['payment 0', 'check 3', 'check 4'])
})
