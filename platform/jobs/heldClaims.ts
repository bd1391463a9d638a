import type { ClaimSource, LoopContext } from './claimLoop.ts'

/** Runs `act` in a transaction: a rejection rolls everything back. */
type Transaction<Tx> = <T>(act: (tx: Tx) => Promise<T>) => Promise<T>

/** A claimed job. `more` says whether another may be due after it. */
export type HeldClaim<Job> = { job: Job; more: boolean }

type Options<Tx, Job> = {
  transaction: Transaction<Tx>
  /**
   * Claims the next job in the transaction with FOR UPDATE SKIP LOCKED, leaving out the ids in
   * `skip`. Returns null when none is due.
   */
  claim: (tx: Tx, skip: readonly string[]) => Promise<HeldClaim<Job> | null>
  /**
   * Does the job and marks it as done, both in the transaction. May return work for after the
   * commit, which is lost when the process ends in between.
   */
  work: (tx: Tx, job: Job) => Promise<(() => Promise<void>) | void>
  /**
   * Counts failed attempts of single jobs, so that a bad job does not block the others. Without it,
   * a failure makes the whole loop back off.
   */
  failures?: {
    idOf: (job: Job) => string
    /**
     * Counts an attempt, and abandons the job after the last one. The job's transaction is rolled
     * back.
     */
    count: (job: Job, error: unknown) => Promise<void>
  }
}

/**
 * Jobs that are claimed, done and marked in one transaction, one after another. The row stays
 * locked meanwhile, so a crash at any moment undoes all of it and frees the row for another
 * process.
 */
export function heldClaims<Tx, Job>(options: Options<Tx, Job>): ClaimSource {
  return {
    async pass(loop) {
      // A failed job waits for the next pass.
      const skip: string[] = []
      while (!loop.signal.aborted) {
        const outcome = await attempt(options, skip, loop)
        if (outcome !== 'more') return outcome
      }
      return 'idle'
    },
    // A pass ends only after its jobs.
    finish: () => Promise.resolve(),
  }
}

async function attempt<Tx, Job>(
  { transaction, claim, work, failures }: Options<Tx, Job>,
  skip: string[],
  { logger }: LoopContext,
): Promise<'more' | 'idle'> {
  const begun: { claim: HeldClaim<Job> | null } = { claim: null }
  let afterwards: (() => Promise<void>) | void
  try {
    afterwards = await transaction(async tx => {
      begun.claim = await claim(tx, skip)
      return begun.claim ? work(tx, begun.claim.job) : undefined
    })
  } catch (error) {
    if (!begun.claim || !failures) throw error
    const id = failures.idOf(begun.claim.job)
    logger.warn({ err: error, job: id }, 'a job failed')
    skip.push(id)
    await failures.count(begun.claim.job, error)
    return 'more'
  }
  await afterwards?.().catch((error: unknown) => logger.warn({ err: error }, 'the follow-up of a job failed'))
  return begun.claim?.more ? 'more' : 'idle'
}
