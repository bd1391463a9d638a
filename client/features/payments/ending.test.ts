import { expect, test } from 'vitest'

import { DAY_MS } from '#schema/subscriptions/period.ts'

import { endingOf, graceEndOf } from './ending.ts'

const END = '2026-12-03T00:00:00.000Z'
const before = (days: number) => Date.parse(END) - days * DAY_MS
const paid = { state: 'paid', paidUntil: END, isCanceled: false } as const

test.each([
  ['before the first reminder', paid, before(7) - 1, null],
  ['from the first reminder on', paid, before(7), 'ends'],
  ['on the last day', paid, before(0) - 1, 'ends'],
  ['in the grace', { ...paid, state: 'grace' }, before(-1), 'grace'],
  ['of a plan that is to end', { ...paid, isCanceled: true }, before(1), null],
  ['without a plan', { ...paid, state: 'none', paidUntil: null }, before(1), null],
] as const)('the notice %s', (_, subscription, now, expected) => {
  expect(endingOf(subscription, now)).toBe(expected)
})

test('the grace is three days', () => {
  expect(graceEndOf(END)).toBe('2026-12-06T00:00:00.000Z')
})
