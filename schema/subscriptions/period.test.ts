import fc from 'fast-check'
import { expect, test } from 'vitest'

import { periodAt } from '#schema/usage/period.ts'

import { monthsAfter } from './period.ts'

const at = (text: string) => new Date(text)
const moment = fc.date({ min: at('2000-01-01'), max: at('2090-12-31'), noInvalidDate: true })

test.each([
  ['2026-01-31T12:00:00Z', 1, '2026-02-28'],
  ['2026-01-31T12:00:00Z', 2, '2026-03-31'],
  ['2028-01-31T12:00:00Z', 1, '2028-02-29'],
  ['2028-02-29T00:00:00Z', 12, '2029-02-28'],
  ['2028-02-29T00:00:00Z', 48, '2032-02-29'],
  ['2026-11-30T23:59:59Z', 3, '2027-02-28'],
  ['2026-12-15T00:00:00Z', 1, '2027-01-15'],
])('from %s, %i months end on %s', (anchor, months, end) => {
  expect(monthsAfter(at(anchor), months)).toEqual(at(`${end}T00:00:00Z`))
})

test('a month ends where one of the allowance does', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 60 }), (anchor, months) => {
      const end = monthsAfter(anchor, months)
      expect(periodAt(anchor, new Date(end.getTime() - 1)).end).toEqual(end)
      expect(periodAt(anchor, end).start).toEqual(end)
    }),
  )
})
