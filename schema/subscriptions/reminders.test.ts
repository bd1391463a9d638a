import { describe, expect, test } from 'vitest'

import { paise } from '#schema/shared/money.ts'

import { dueReminder, nextDue } from './reminders.ts'
import { standingAt, type Term } from './terms.ts'

const at = (text: string) => new Date(text)
const TERM: Term = {
  id: 'a',
  planName: 'premium',
  value: paise.parse(49_900),
  isDemo: false,
  anchor: at('2026-01-20T09:00:00Z'),
  fromMonth: 0,
  toMonth: 1,
}
// Paid until 20 February.
const standing = (now: string, isCanceled = false) => standingAt([TERM], at(now), isCanceled)

describe('a reminder', () => {
  test.each([
    ['2026-02-12T23:59:59Z', null, null],
    ['2026-02-13T00:00:00Z', null, 7],
    ['2026-02-13T00:00:00Z', 7, null],
    ['2026-02-17T00:00:00Z', 7, 3],
    ['2026-02-19T12:00:00Z', 3, 1],
    ['2026-02-19T12:00:00Z', null, 1],
    ['2026-02-19T12:00:00Z', 1, null],
    ['2026-02-20T00:00:00Z', null, null],
  ])('at %s, after one of %s days, is of %s', (now, days, due) => {
    expect(dueReminder(standing(now), { days, isCanceled: false }, at(now))).toBe(due)
    expect(dueReminder(standing(now, true), { days, isCanceled: true }, at(now))).toBeNull()
  })
})

describe('the next moment that something is due', () => {
  test.each([
    ['2026-01-21T00:00:00Z', null, '2026-02-13'],
    ['2026-02-13T00:00:00Z', 7, '2026-02-17'],
    ['2026-02-17T00:00:00Z', 3, '2026-02-19'],
    ['2026-02-19T00:00:00Z', 1, '2026-02-20'],
    ['2026-02-20T00:00:00Z', 1, '2026-02-23'],
  ])('at %s, after a reminder of %s days, is %s', (now, days, next) => {
    expect(nextDue(standing(now), { days, isCanceled: false }, at(now))).toEqual(at(`${next}T00:00:00Z`))
  })

  test('is the end once canceled, and none after it', () => {
    const canceled = { days: null, isCanceled: true }
    const now = '2026-02-01T00:00:00Z'
    expect(nextDue(standing(now, true), canceled, at(now))).toEqual(at('2026-02-20T00:00:00Z'))
    const after = '2026-02-20T00:00:00Z'
    expect(nextDue(standing(after, true), canceled, at(after))).toBeNull()
  })
})
