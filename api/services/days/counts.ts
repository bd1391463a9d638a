import { z } from 'zod'

const midnight = (day: string) => `${day}::timestamp AT TIME ZONE 'UTC'`

/** The condition of a row of the days from $1 to $2, by an index on its time. */
const inDays = (at: string) => `${at} >= ${midnight('$1::date')} AND ${at} < ${midnight('($2::date + 1)')}`

/** Counts sign-ups and queries of the days from $1 to $2, one row for each. */
export const COUNTS = `
  WITH signed AS (
    SELECT (created_at AT TIME ZONE 'UTC')::date AS day, count(*) AS n FROM users
    WHERE ${inDays('created_at')} GROUP BY 1),
  used AS (
    SELECT (at AT TIME ZONE 'UTC')::date AS day, count(*) AS n FROM usage_ledger
    WHERE kind = 'use' AND ${inDays('at')} GROUP BY 1)
  SELECT d.day, coalesce(s.n, 0) AS sign_ups, coalesce(u.n, 0) AS queries
  FROM (SELECT generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day')::date AS day) d
  LEFT JOIN signed s ON s.day = d.day LEFT JOIN used u ON u.day = d.day`

/** Counts the uses of AI features on the days from $1 to $2, one row for each day and feature. */
export const USES = `
  WITH used AS (
    SELECT (at AT TIME ZONE 'UTC')::date AS day, coalesce(action, '') AS feature, count(*) AS queries
    FROM usage_ledger WHERE kind = 'use' AND ${inDays('at')} GROUP BY 1, 2),
  called AS (
    SELECT (at AT TIME ZONE 'UTC')::date AS day, action AS feature, count(*) AS calls,
      sum(tokens_in) AS "tokensIn", sum(tokens_out) AS "tokensOut",
      count(*) FILTER (WHERE estimated) AS estimated, sum(cost)::float8 AS cost,
      count(*) FILTER (WHERE cost IS NULL) AS unpriced
    FROM provider_usage WHERE ${inDays('at')} GROUP BY 1, 2)
  SELECT to_char(day, 'YYYY-MM-DD') AS day, feature, coalesce(u.queries, 0) AS queries,
    coalesce(c.calls, 0) AS calls, coalesce(c."tokensIn", 0) AS "tokensIn",
    coalesce(c."tokensOut", 0) AS "tokensOut", coalesce(c.estimated, 0) AS estimated, c.cost,
    coalesce(c.unpriced, 0) AS unpriced
  FROM used u FULL JOIN called c USING (day, feature)`

/** A row of USES. */
export const useRow = z.object({
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
