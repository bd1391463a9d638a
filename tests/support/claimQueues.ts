import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'

import { inTransaction } from '#platform/database/transaction.ts'
import type { ClaimSource } from '#platform/jobs/claimLoop.ts'
import { heldClaims } from '#platform/jobs/heldClaims.ts'
import { leasedClaims, type LeaseTimes } from '#platform/jobs/leasedClaims.ts'

/** The channel of tests that wake a loop. */
export const CHANNEL = 'jobs_queued'
/** Maximum number of failed attempts of a held job. */
export const MAX_ATTEMPTS = 3

export const JOBS_TABLE = `
  CREATE TABLE jobs (
    id text PRIMARY KEY,
    place integer GENERATED ALWAYS AS IDENTITY,
    status text NOT NULL DEFAULT 'queued',
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    claimed_until timestamptz
  )`

const job = z.object({ id: z.string(), attempts: z.number() })
export type Job = z.infer<typeof job>
export type Work = (job: Job, signal: AbortSignal) => Promise<void>

export const TIMES: LeaseTimes = {
  leaseMs: 60_000,
  attemptMs: 30_000,
  graceMs: 200,
  retriesMs: [100, 100],
}

/** Returns a source of jobs that are done inside the claiming transaction. */
export const heldJobs = (pool: Pool, work: Work): ClaimSource =>
  heldClaims<PoolClient, Job>({
    transaction: act => inTransaction(pool, act),
    async claim(client, skip) {
      const { rows } = await client.query(
        `SELECT id, attempts FROM jobs WHERE status = 'queued' AND id <> ALL ($1)
         ORDER BY place LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [skip],
      )
      const [first] = z.array(job).parse(rows)
      return first ? { job: first, more: true } : null
    },
    async work(client, claimed) {
      await work(claimed, new AbortController().signal)
      await client.query(`UPDATE jobs SET status = 'done' WHERE id = $1`, [claimed.id])
    },
    failures: {
      idOf: ({ id }) => id,
      async count({ id }) {
        await pool.query(
          `UPDATE jobs SET attempts = attempts + 1,
             status = CASE WHEN attempts + 1 >= $2 THEN 'dead' ELSE status END WHERE id = $1`,
          [id, MAX_ATTEMPTS],
        )
      },
    },
  })

/** Returns a source of jobs that are done under a lease. */
export const leasedJobs = (pool: Pool, work: Work, times: Partial<LeaseTimes> = {}): ClaimSource =>
  leasedClaims<Job>({
    times: { ...TIMES, ...times },
    atOnce: 3,
    async claim(most, leaseMs) {
      const { rows } = await pool.query(
        `UPDATE jobs SET claimed_until = clock_timestamp() + $2 * interval '1 ms', attempts = attempts + 1
         WHERE id IN (
           SELECT id FROM jobs WHERE status = 'queued' AND next_attempt_at <= now()
             AND (claimed_until IS NULL OR claimed_until <= now())
           ORDER BY place LIMIT $1 FOR UPDATE SKIP LOCKED)
         RETURNING id, attempts`,
        [most, leaseMs],
      )
      return z.array(job).parse(rows)
    },
    work,
    async done({ id }) {
      await pool.query(`UPDATE jobs SET status = 'done' WHERE id = $1`, [id])
    },
    async failed({ id }, { retryMs }) {
      await pool.query(
        `UPDATE jobs SET claimed_until = NULL, status = CASE WHEN $2::float IS NULL THEN 'dead' ELSE status END,
           next_attempt_at = now() + coalesce($2, 0) * interval '1 ms' WHERE id = $1`,
        [id, retryMs],
      )
    },
    async release({ id }) {
      await pool.query('UPDATE jobs SET claimed_until = NULL, attempts = attempts - 1 WHERE id = $1', [id])
    },
  })
