import { expect, test } from 'vitest'

import { exhaustedMessage } from './present.ts'

const spent = {
  used: 100,
  limit: 100,
  bonusRemaining: 0,
  resetsAt: '2026-08-14T00:00:00.000Z',
  revision: 7,
}

test('says what happened, that nothing is lost, and when it resets', () => {
  expect(exhaustedMessage(spent)).toBe(
    'You have used all 100 of this month’s queries. Nothing you wrote is lost. They reset on Aug 14.',
  )
})

test('has a message for a plan without queries', () => {
  expect(exhaustedMessage({ ...spent, used: 0, limit: 0 })).toMatch(
    /^Your plan does not include AI queries\./,
  )
})
