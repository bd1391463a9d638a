import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  achievement,
  achievementProgress,
  earnedAchievements,
  type AchievementFacts,
} from './achievements.ts'
import { achievementFacts, summaryOf } from './summary.ts'

const none: AchievementFacts = { words: 0, fixes: 0, bestStreak: 0, shared: 0, emails: 0 }
const facts = fc.record<AchievementFacts>({
  words: fc.nat(200_000),
  fixes: fc.nat(50),
  bestStreak: fc.nat(150),
  shared: fc.nat(3),
  emails: fc.nat(20),
})

test('achievements are earned at their goals, and not before', () => {
  expect(earnedAchievements(none)).toEqual([])
  expect(earnedAchievements({ ...none, fixes: 1, words: 9999 })).toEqual(['first-fix', 'words-1k'])
  expect(earnedAchievements({ ...none, bestStreak: 100 })).toEqual(['streak-7', 'streak-30', 'streak-100'])
  expect(earnedAchievements({ ...none, shared: 1, emails: 9 })).toEqual(['collaborator'])
})

test('more of anything never loses an achievement, and progress agrees with what is earned', () => {
  fc.assert(
    fc.property(facts, facts, (some, more) => {
      const sum = { ...some }
      for (const fact of ['words', 'fixes', 'bestStreak', 'shared', 'emails'] as const)
        sum[fact] += more[fact]
      expect(earnedAchievements(sum)).toEqual(expect.arrayContaining(earnedAchievements(some)))
      for (const name of achievement.options) {
        const { value, goal } = achievementProgress(name, some)
        expect(value >= goal).toBe(earnedAchievements(some).includes(name))
        expect(value).toBeLessThanOrEqual(goal)
      }
    }),
  )
})

test('a summary counts the week from Monday and fills the days without work', () => {
  // A Tuesday.
  const today = '2026-11-24'
  const days = [
    { day: '2026-11-24', words: 10, fixes: 6 },
    { day: '2026-11-23', words: 60, fixes: 0 },
    { day: '2026-11-22', words: 1000, fixes: 0 },
    { day: '2026-01-01', words: 5, fixes: 1 },
  ]
  const summary = summaryOf(days, today)
  expect(summary.week).toEqual({ words: 70, fixes: 6 })
  expect(summary.total).toEqual({ words: 1075, fixes: 7 })
  expect(summary.days).toHaveLength(30)
  expect(summary.days.slice(-4).map(({ active }) => active)).toEqual([false, true, true, true])
  expect(achievementFacts(days, today, { shared: 0, emails: 2 })).toMatchObject({
    words: 1075,
    bestStreak: 3,
  })
  fc.assert(
    fc.property(fc.shuffledSubarray(days, { minLength: 4 }), mixed => {
      expect(summaryOf(mixed, today)).toEqual(summary)
    }),
  )
})
