import type { Sequelize } from 'sequelize'

import { awardAchievements } from '#api/features/dashboard/awards.ts'
import { TimeZoneModel } from '#api/features/dashboard/model.ts'
import { readActivity, readAchievements, type UserActivity } from '#api/features/dashboard/queries.ts'
import { readPlan } from '#api/features/plans/queries.ts'
import { t } from '#api/kit/messages.ts'
import { achievement, achievementProgress, earnedAchievements } from '#schema/dashboard/achievements.ts'
import type { AchievementState, Dashboard } from '#schema/dashboard/contract.ts'
import { achievementFacts, streakIn, summaryOf } from '#schema/dashboard/summary.ts'
import type { PlanName } from '#schema/plans/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Returns a user's activity, streak and achievements. Throws NOT_FOUND if the account is gone. */
export async function readDashboard(
  sequelize: Sequelize,
  user: { id: string; planName: PlanName },
): Promise<Dashboard> {
  const activity = await readActivity(user.id)
  if (!activity) throw new AppError('NOT_FOUND', t('auth.noAccount'))
  const { days, today, zone } = activity
  const plan = await readPlan(user.planName)
  return {
    timeZone: zone,
    today,
    ...summaryOf(days, today),
    streak: streakIn(days, today),
    achievements: plan.achievementSystem ? await achievementsOf(sequelize, user.id, activity) : null,
  }
}

/** Returns all achievements with their progress. Those that are earned by now are awarded first. */
async function achievementsOf(
  sequelize: Sequelize,
  userId: string,
  activity: UserActivity,
): Promise<AchievementState[]> {
  const facts = achievementFacts(activity.days, activity.today, activity)
  let awarded = await readAchievements(userId)
  const due = earnedAchievements(facts).filter(name => !awarded.has(name))
  if (due.length > 0) {
    await sequelize.transaction(tx =>
      awardAchievements(
        tx,
        due.map(name => ({ userId, achievement: name })),
      ),
    )
    awarded = await readAchievements(userId)
  }
  return achievement.options.map(name => ({
    achievement: name,
    ...achievementProgress(name, facts),
    awardedAt: awarded.get(name) ?? null,
  }))
}

/** Sets the time zone of a user's days. Days that are counted already stay as they are. */
export async function setTimeZone(userId: string, zone: string): Promise<void> {
  await TimeZoneModel.upsert({ userId, zone })
}
