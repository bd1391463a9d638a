import type { Sequelize } from 'sequelize'

import { awardBadges } from '#api/features/dashboard/awards.ts'
import { TimeZoneModel } from '#api/features/dashboard/model.ts'
import { readActivity, readBadges, type UserActivity } from '#api/features/dashboard/queries.ts'
import { readPlan } from '#api/features/plans/queries.ts'
import { t } from '#api/kit/messages.ts'
import { badge, badgeProgress, earnedBadges } from '#schema/dashboard/badges.ts'
import type { BadgeState, Dashboard } from '#schema/dashboard/contract.ts'
import { badgeFacts, streakIn, summaryOf } from '#schema/dashboard/summary.ts'
import type { PlanName } from '#schema/plans/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Returns a user's activity, streak and badges. Throws NOT_FOUND if the account is gone. */
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
    badges: plan.achievementSystem ? await badgesOf(sequelize, user.id, activity) : null,
  }
}

/** Returns all badges with their progress. Those that are earned by now are awarded first. */
async function badgesOf(sequelize: Sequelize, userId: string, activity: UserActivity): Promise<BadgeState[]> {
  const facts = badgeFacts(activity.days, activity.today, activity)
  let awarded = await readBadges(userId)
  const due = earnedBadges(facts).filter(name => !awarded.has(name))
  if (due.length > 0) {
    await sequelize.transaction(tx =>
      awardBadges(
        tx,
        due.map(name => ({ userId, badge: name })),
      ),
    )
    awarded = await readBadges(userId)
  }
  return badge.options.map(name => ({
    badge: name,
    ...badgeProgress(name, facts),
    awardedAt: awarded.get(name) ?? null,
  }))
}

/** Sets the time zone of a user's days. Days that are counted already stay as they are. */
export async function setTimeZone(userId: string, zone: string): Promise<void> {
  await TimeZoneModel.upsert({ userId, zone })
}
