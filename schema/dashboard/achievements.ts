import * as z from 'zod/mini'

export const achievement = z.enum([
  'first-fix',
  'words-1k',
  'words-10k',
  'words-100k',
  'streak-7',
  'streak-30',
  'streak-100',
  'collaborator',
  'email-pro',
])
export type Achievement = z.infer<typeof achievement>

/** The facts that achievements depend on. */
export type AchievementFacts = {
  words: number
  fixes: number
  bestStreak: number
  shared: number
  emails: number
}

const RULES: Record<Achievement, { fact: keyof AchievementFacts; goal: number }> = {
  'first-fix': { fact: 'fixes', goal: 1 },
  'words-1k': { fact: 'words', goal: 1000 },
  'words-10k': { fact: 'words', goal: 10_000 },
  'words-100k': { fact: 'words', goal: 100_000 },
  'streak-7': { fact: 'bestStreak', goal: 7 },
  'streak-30': { fact: 'bestStreak', goal: 30 },
  'streak-100': { fact: 'bestStreak', goal: 100 },
  collaborator: { fact: 'shared', goal: 1 },
  'email-pro': { fact: 'emails', goal: 10 },
}

/** Returns how far facts are on the way to an achievement. `value` is at most `goal`. */
export function achievementProgress(
  name: Achievement,
  facts: AchievementFacts,
): { value: number; goal: number } {
  const { fact, goal } = RULES[name]
  return { value: Math.min(goal, facts[fact]), goal }
}

/** Returns the achievements that facts have earned, in a fixed order. */
export const earnedAchievements = (facts: AchievementFacts): Achievement[] =>
  achievement.options.filter(name => {
    const { value, goal } = achievementProgress(name, facts)
    return value >= goal
  })
