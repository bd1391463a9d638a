import { query } from '#api/kit/query.ts'
import { useRow, USES } from '#api/services/days/counts.ts'
import { lastDays } from '#api/services/days/finishedDays.ts'
import { USAGE_DAYS, type DailyUsage } from '#schema/admin/jobs.ts'

/**
 * Returns the use of AI features in the last days, the newest first: from the ledger and the calls of the
 * provider. The uses of days that are over are kept.
 */
export async function readUsage(now = Date.now()): Promise<DailyUsage[]> {
  const { finished, live } = await lastDays(USAGE_DAYS, now)
  const counted = await query(null, useRow, `${USES} ORDER BY day, feature`, live)
  return [...finished.flatMap(({ uses }) => uses), ...counted].toSorted(byDay)
}

/** The features of a day stay in their order. */
const byDay = (a: DailyUsage, b: DailyUsage): number => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)
