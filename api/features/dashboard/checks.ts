import type { Sequelize, Transaction } from 'sequelize'
import { z } from 'zod'

import { awardAchievements } from '#api/features/dashboard/awards.ts'
import { readProgress, storeTotals } from '#api/features/dashboard/progress.ts'
import { query } from '#api/kit/query.ts'
import type { LoopOptions } from '#api/services/feature.ts'
import { startClaimLoop, type ClaimLoop, type ClaimSource } from '#platform/jobs/claimLoop.ts'
import { heldBatches } from '#platform/jobs/heldBatches.ts'
import { earnedAchievements } from '#schema/dashboard/achievements.ts'
import { factsAfter, settled } from '#schema/dashboard/totals.ts'

/** Users whose achievements are checked in one transaction. */
const BATCH = 200
const SWEEP_MS = 2000
/** People who type ask for a check every few seconds. Meanwhile their checks become one. */
const REST_MS = 250

const check = z.object({ id: z.string(), userId: z.string() })
type Check = z.infer<typeof check>

/** Awards achievements to users whose words, fixes, emails or documents changed. */
export const startAchievementLoop = ({
  sequelize,
  listener,
  logger,
}: Omit<LoopOptions, 'payments'>): ClaimLoop =>
  startClaimLoop({
    name: 'achievements',
    channel: 'achievement_checks',
    sweepMs: SWEEP_MS,
    restMs: REST_MS,
    source: achievementChecks(sequelize),
    listener,
    logger,
  })

/**
 * The waiting checks, which any number of processes share. One that fails is dropped. The next
 * words of its user ask again, and the dashboard awards what is due.
 */
export const achievementChecks = (sequelize: Sequelize): ClaimSource =>
  heldBatches<Transaction, Check>({
    transaction: act => sequelize.transaction(act),
    most: BATCH,
    claim: claimBatch,
    work: checkAchievements,
    idOf: ({ userId }) => userId,
    remove,
  })

/**
 * Claims the oldest checks that no other process and no writer holds, one of each user. It waits for
 * no lock, neither of a writer nor of an account that is being deleted, so that none waits for it.
 */
const claimBatch = (tx: Transaction, most: number): Promise<Check[]> =>
  query(
    tx,
    check,
    `SELECT c.id::text, c.user_id AS "userId" FROM achievement_checks c JOIN users u ON u.id = c.user_id
     WHERE NOT EXISTS (SELECT FROM achievement_checks o WHERE o.user_id = c.user_id AND o.id < c.id)
     ORDER BY c.id LIMIT $1 FOR UPDATE OF c SKIP LOCKED FOR KEY SHARE OF u SKIP LOCKED`,
    [most],
  )

async function checkAchievements(tx: Transaction, checks: readonly Check[]): Promise<void> {
  // One order of users in every process, so that no two deadlock.
  const progress = await readProgress(tx, checks.map(({ userId }) => userId).toSorted())
  await storeTotals(
    tx,
    progress.flatMap(({ userId, totals, days, today }) => {
      const next = settled(totals, days, today)
      return next.through === totals.through ? [] : [{ userId, totals: next }]
    }),
  )
  await awardAchievements(
    tx,
    progress.flatMap(({ userId, totals, days, counts, achievements }) =>
      earnedAchievements(factsAfter(totals, days, counts))
        .filter(name => !achievements.includes(name))
        .map(name => ({ userId, achievement: name })),
    ),
  )
  await remove(tx, checks)
}

function remove(tx: Transaction, checks: readonly Check[]): Promise<unknown> {
  return query(tx, z.unknown(), 'DELETE FROM achievement_checks WHERE id = ANY($1::bigint[])', [
    checks.map(({ id }) => id),
  ])
}
