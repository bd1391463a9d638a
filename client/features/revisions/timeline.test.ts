import { describe, expect, test } from 'vitest'

import type { Revision } from '#schema/revisions/contract.ts'

import { groupByDay, nearDay, peopleOf } from './timeline.ts'

const made = (createdAt: string): Revision => ({
  id: createdAt,
  documentId: 'document',
  kind: 'automatic',
  name: null,
  createdAt,
  createdBy: null,
  authors: [],
  words: 1,
  characters: 1,
  restoredFrom: null,
  revision: 1,
})

const datesOf = (moments: readonly string[], timeZone: string) =>
  groupByDay(moments.map(made), timeZone).map(({ day, revisions }) => [day, revisions.length])

describe('versions', () => {
  test('are grouped by the days of the time zone, in their order', () => {
    const moments = ['2026-03-02T05:30:00.000Z', '2026-03-01T23:00:00.000Z', '2026-03-01T12:00:00.000Z']
    expect(datesOf(moments, 'UTC')).toEqual([
      ['2026-03-02', 1],
      ['2026-03-01', 2],
    ])
    expect(datesOf(moments, 'Asia/Kolkata')).toEqual([
      ['2026-03-02', 2],
      ['2026-03-01', 1],
    ])
    expect(datesOf(moments, 'America/Los_Angeles')).toEqual([['2026-03-01', 3]])
    expect(datesOf([], 'UTC')).toEqual([])
  })

  test('name those who wrote, or else the person who made the version', () => {
    const [ada, ben] = ['Ada', 'Ben'].map(name => ({ userId: name, name }))
    if (!ada || !ben) throw new Error('two people')
    expect(peopleOf({ authors: [ada, ben], createdBy: ada })).toEqual(['Ada', 'Ben'])
    expect(peopleOf({ authors: [], createdBy: ben })).toEqual(['Ben'])
    expect(peopleOf({ authors: [], createdBy: null })).toEqual([])
  })
})

describe('a day', () => {
  test('is today or yesterday by the calendar of the time zone', () => {
    const now = new Date('2026-03-02T05:30:00.000Z')
    expect(nearDay('2026-03-02', now, 'UTC')).toBe('today')
    expect(nearDay('2026-03-01', now, 'UTC')).toBe('yesterday')
    expect(nearDay('2026-02-28', now, 'UTC')).toBe(null)
    expect(nearDay('2026-03-01', now, 'America/Los_Angeles')).toBe('today')
  })

  test('before a change of the clock is yesterday all the same', () => {
    const now = new Date('2026-03-29T20:00:00.000Z')
    expect(nearDay('2026-03-28', now, 'Europe/Berlin')).toBe('yesterday')
    expect(nearDay('2026-03-27', now, 'Europe/Berlin')).toBe(null)
  })
})
