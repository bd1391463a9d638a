import type { ClaimSource } from './claimLoop.ts'
import { heldClaims } from './heldClaims.ts'

type Options<Tx, Job> = {
  transaction: <T>(act: (tx: Tx) => Promise<T>) => Promise<T>
  /** Jobs in one transaction. */
  most: number
  /** Claims up to that many jobs in the transaction with FOR UPDATE SKIP LOCKED. */
  claim: (tx: Tx, most: number) => Promise<Job[]>
  /** Does the jobs and removes them, both in the transaction. */
  work: (tx: Tx, jobs: readonly Job[]) => Promise<void>
  /** Names a job in log lines. */
  idOf: (job: Job) => string
  /** Removes a job that has failed alone. */
  remove: (tx: Tx, jobs: readonly Job[]) => Promise<unknown>
}

/**
 * Small jobs that are claimed and done many at a time. The jobs of a batch that fails are taken one by
 * one, and one that fails alone is removed, so that it holds up no other.
 */
export function heldBatches<Tx, Job>(options: Options<Tx, Job>): ClaimSource {
  const { transaction, most, claim, work, idOf, remove } = options
  /** How many jobs are to be taken alone. */
  let alone = 0
  return heldClaims<Tx, Job[]>({
    transaction,
    async claim(tx) {
      const size = alone > 0 ? 1 : most
      const jobs = await claim(tx, size)
      alone = jobs.length === 0 ? 0 : Math.max(0, alone - 1)
      return jobs.length === 0 ? null : { job: jobs, more: jobs.length === size }
    },
    work,
    failures: {
      idOf: jobs => jobs.map(idOf).join(),
      async count(jobs) {
        if (jobs.length > 1) alone = jobs.length
        else await transaction(tx => remove(tx, jobs))
      },
    },
  })
}
