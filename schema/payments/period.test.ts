import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { periodAt } from '#schema/usage/period.ts'

import { daysOf, monthsAfter, paidState, paidUntil, renewed } from './period.ts'

const at = (text: string) => new Date(text)
const day = (date: Date) => date.toISOString().slice(0, 10)
const moment = fc.date({ min: at('2000-01-01'), max: at('2090-12-31'), noInvalidDate: true })
const period = fc.constantFrom('monthly', 'annual')

test.each([
  ['2026-01-31T12:00:00Z', 1, '2026-02-28'],
  ['2026-01-31T12:00:00Z', 2, '2026-03-31'],
  ['2028-01-31T12:00:00Z', 1, '2028-02-29'],
  ['2028-02-29T00:00:00Z', 12, '2029-02-28'],
  ['2028-02-29T00:00:00Z', 48, '2032-02-29'],
  ['2026-11-30T23:59:59Z', 3, '2027-02-28'],
  ['2026-12-15T00:00:00Z', 1, '2027-01-15'],
])('from %s, %i months are paid until %s', (anchor, months, end) => {
  expect(day(paidUntil({ anchor: at(anchor), months }))).toBe(end)
})

test('renewals end on the day of the anchor, and never earlier than before', () => {
  fc.assert(
    fc.property(moment, fc.array(period, { minLength: 1, maxLength: 30 }), (anchor, payments) => {
      let time = { anchor, months: 0 }
      for (const each of payments) {
        const before = paidUntil(time)
        time = renewed(time, each)
        expect(paidUntil(time).getTime()).toBeGreaterThan(before.getTime())
      }
      const end = paidUntil(time)
      const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
      expect(end.getUTCDate()).toBe(Math.min(anchor.getUTCDate(), last))
    }),
  )
})

test('paid time ends where a month of the allowance does', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 60 }), (anchor, months) => {
      const end = monthsAfter(anchor, months)
      expect(periodAt(anchor, new Date(end.getTime() - 1)).end).toEqual(end)
      expect(periodAt(anchor, end).start).toEqual(end)
    }),
  )
})

describe('the days that are left', () => {
  const time = { anchor: at('2026-11-27T18:30:00Z'), months: 1 }

  test.each([
    ['2026-11-27T18:30:00Z', 29],
    ['2026-12-01T00:00:00Z', 26],
    ['2026-12-26T00:00:01Z', 0],
    ['2027-01-05T00:00:00Z', 0],
    ['2026-11-01T00:00:00Z', 30],
  ])('at %s are %i of 30', (now, left) => {
    expect(daysOf(time, at(now))).toEqual({ left, all: 30 })
  })
})

test('the plan stays for three days after the paid time', () => {
  const time = { anchor: at('2026-01-31T09:00:00Z'), months: 1 }
  const states = [
    '2026-02-27T23:59:59Z',
    '2026-02-28T00:00:00Z',
    '2026-03-02T23:59:59Z',
    '2026-03-03T00:00:00Z',
  ]
  expect(states.map(now => paidState(time, at(now)))).toEqual(['paid', 'grace', 'grace', 'over'])
})
