import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { USAGE_DAYS, type DailyUsage } from '#schema/admin/jobs.ts'

// Not a subquery: the planner could not know that it leaves little.
const START = `(date_trunc('day', now() AT TIME ZONE 'UTC') - interval '${USAGE_DAYS - 1} days') AT TIME ZONE 'UTC'`
const DAY = `to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`

/** Both parts are read by an index on their time. */
export const USAGE = `
  WITH used AS (
    SELECT ${DAY} AS day, coalesce(action, '') AS feature, count(*) AS queries FROM usage_ledger
    WHERE kind = 'use' AND at >= ${START} GROUP BY 1, 2),
  called AS (
    SELECT ${DAY} AS day, action AS feature, count(*) AS calls, sum(tokens_in) AS "tokensIn",
      sum(tokens_out) AS "tokensOut", count(*) FILTER (WHERE estimated) AS estimated, sum(cost)::float8 AS cost,
      count(*) FILTER (WHERE cost IS NULL) AS unpriced
    FROM provider_usage WHERE at >= ${START} GROUP BY 1, 2)
  SELECT day, feature, coalesce(u.queries, 0) AS queries, coalesce(c.calls, 0) AS calls,
    coalesce(c."tokensIn", 0) AS "tokensIn", coalesce(c."tokensOut", 0) AS "tokensOut",
    coalesce(c.estimated, 0) AS estimated, c.cost, coalesce(c.unpriced, 0) AS unpriced
  FROM used u FULL JOIN called c USING (day, feature) ORDER BY day DESC, feature`

const row = z.object({
  day: z.string(),
  feature: z.string(),
  queries: z.coerce.number(),
  calls: z.coerce.number(),
  tokensIn: z.coerce.number(),
  tokensOut: z.coerce.number(),
  estimated: z.coerce.number(),
  cost: z.number().nullable(),
  unpriced: z.coerce.number(),
})

/** Returns the use of AI features in the last days: from the ledger and the calls of the provider. */
export const readUsage = (): Promise<DailyUsage[]> => query(null, row, USAGE)
