import { expect, test } from 'vitest'

import type { Dashboard } from '#schema/dashboard/contract.ts'

import { nextStep, partOfDay } from './nextStep.ts'

const DAY = '2026-11-24'

const board = (words: number, fixes: number, more: Partial<Dashboard> = {}): Dashboard => ({
  timeZone: 'UTC',
  today: DAY,
  week: { words, fixes },
  total: { words, fixes },
  streak: { current: 0, best: 0, frozenOn: null, freezeFrom: DAY },
  days: [{ day: DAY, words, fixes, active: words >= 50 }],
  achievements: [],
  ...more,
})

test('the next step leads from the first document over the first fix to today', () => {
  expect(nextStep(board(0, 0), 0)).toEqual({ kind: 'first' })
  expect(nextStep(board(10, 0), 1)).toEqual({ kind: 'fix' })
  expect(nextStep(board(10, 2), 1)).toEqual({ kind: 'today', streak: 0, words: 40, fixes: 3 })
  expect(nextStep(board(60, 2), 1)).toEqual({ kind: 'done' })
  expect(nextStep(board(60, 0), 1)).toEqual({ kind: 'fix' })
  const streak = { current: 4, best: 4, frozenOn: null, freezeFrom: DAY }
  expect(nextStep(board(10, 0, { streak }), 1)).toMatchObject({ kind: 'today', streak: 4 })
})

test('the next step after an active day is the nearest achievement that is not earned', () => {
  const achievements: Dashboard['achievements'] = [
    { achievement: 'words-1k', value: 1000, goal: 1000, awardedAt: `${DAY}T00:00:00Z` },
    { achievement: 'words-10k', value: 7100, goal: 10_000, awardedAt: null },
    { achievement: 'streak-7', value: 6, goal: 7, awardedAt: null },
    { achievement: 'email-pro', value: 2, goal: 10, awardedAt: null },
  ]
  expect(nextStep(board(60, 2, { achievements }), 1)).toMatchObject({
    kind: 'achievement',
    achievement: 'streak-7',
  })
  expect(nextStep(board(60, 2, { achievements: null }), 1)).toEqual({ kind: 'done' })
})

test('a greeting follows the clock', () => {
  expect([4, 5, 11, 12, 17, 18, 23].map(partOfDay)).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
})
