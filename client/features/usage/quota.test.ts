import { describe, expect, test } from 'vitest'

import type { Quota } from '#client/shared/plans/quotaDialog.ts'

import { quotaLevel, resetText, usageText, usedShare } from './quota.ts'

const quota = (used: number, limit = 100, bonusRemaining = 0): Quota => ({
  used,
  limit,
  bonusRemaining,
  resetsAt: '2026-08-14T00:00:00.000Z',
})

describe('how much is left', () => {
  test.each([
    [0, 'fine'],
    [79, 'fine'],
    [80, 'near'],
    [99, 'near'],
    [100, 'spent'],
    [120, 'spent'],
  ])('%i of 100 is %s', (used, level) => expect(quotaLevel(quota(used))).toBe(level))

  test('bonus credits still help', () => expect(quotaLevel(quota(100, 100, 3))).toBe('fine'))
  test('unlimited is never near', () => expect(quotaLevel(quota(5000, -1))).toBe('fine'))
  test('no allowance at all is spent', () => expect(quotaLevel(quota(0, 0))).toBe('spent'))
})

test('texts', () => {
  expect(usageText(quota(37))).toBe('37 / 100 queries')
  expect(usageText(quota(37, -1))).toBe('Unlimited')
  expect(resetText(quota(0))).toBe('Resets Aug 14')
})

test('the used part never leaves 0…1', () => {
  expect(usedShare(quota(150))).toBe(1)
  expect(usedShare(quota(0, 0))).toBe(0)
  expect(usedShare(quota(9, -1))).toBe(0)
})
