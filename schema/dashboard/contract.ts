import * as z from 'zod/mini'

import { achievement } from '#schema/dashboard/achievements.ts'
import { isTimeZone } from '#schema/dashboard/days.ts'
import { issueKey } from '#schema/messages/issueKey.ts'
import { timestamp } from '#schema/shared/ids.ts'

/** Days of activity that the dashboard shows. */
export const ACTIVITY_DAYS = 30

const count = z.int().check(z.nonnegative())
const day = z.iso.date()

export const activityDay = z.object({ day, words: count, fixes: count, active: z.boolean() })
export type ActivityDay = z.infer<typeof activityDay>

/** An achievement with its progress. `awardedAt` is null until it is earned. */
export const achievementState = z.object({
  achievement,
  value: count,
  goal: count,
  awardedAt: z.nullable(timestamp),
})
export type AchievementState = z.infer<typeof achievementState>

/** GET /api/dashboard. */
export const dashboard = z.object({
  /** The time zone of the days, and the current day in it. */
  timeZone: z.string(),
  today: day,
  /** Since Monday. */
  week: z.object({ words: count, fixes: count }),
  total: z.object({ words: count, fixes: count }),
  streak: z.object({ current: count, best: count, frozenOn: z.nullable(day), freezeFrom: day }),
  /** The last days, the earliest first. */
  days: z.array(activityDay),
  /** Null if the user's plan has no achievements. */
  achievements: z.nullable(z.array(achievementState)),
})
export type Dashboard = z.infer<typeof dashboard>

/** PUT /api/dashboard/time-zone. */
export const timeZoneRequest = z.strictObject({
  timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone, issueKey('timeZoneUnknown'))),
})
