import type { ClaimSource, LoopContext } from './claimLoop.ts'

/** The times of leased work, all in milliseconds. */
export type LeaseTimes = {
  /** Time without an outcome after which other processes may claim a job. */
  leaseMs: number
  /**
   * Maximum time of one attempt. It is shorter than the lease, so that no job runs twice at once.
   */
  attemptMs: number
  /** Grace period of running jobs after the loop was stopped. */
  graceMs: number
  /** Pauses between the attempts; after the last one the job fails for good. */
  retriesMs: readonly number[]
}

/** How an attempt failed. `retryMs`: the delay before the next attempt, null to stop retrying. */
export type Failure = { error: unknown; isTimeout: boolean; retryMs: number | null }

type Options<Job> = {
  times: LeaseTimes
  /** Maximum number of concurrent jobs in this process. */
  atOnce: number
  /**
   * Claims up to `most` due jobs with FOR UPDATE SKIP LOCKED, grants each a lease of `leaseMs`, and
   * counts the attempt, so that an attempt whose process dies counts too.
   */
  claim: (most: number, leaseMs: number) => Promise<Job[]>
  /** Does a job outside of any transaction. Rejects when it failed or when the signal aborts. */
  work: (job: Job, signal: AbortSignal) => Promise<void>
  /** Whether another attempt would fail in the same way. */
  isPermanent?: (error: unknown) => boolean
  // These store the outcome. When one rejects, the lease runs out and the job is claimed again.
  done: (job: Job) => Promise<void>
  failed: (job: Job, failure: Failure) => Promise<void>
  /** Returns an aborted job to the queue, as if it had not been claimed. */
  release: (job: Job) => Promise<void>
}

/**
 * Jobs that are done outside of the claiming transaction, several at once and at least once: for
 * slow work such as calls to other servers. A lease keeps other processes away meanwhile.
 */
export function leasedClaims<Job extends { id: string; attempts: number }>(
  options: Options<Job>,
): ClaimSource {
  const { times, atOnce, claim, work, done, failed, release } = options
  const underWay = new Set<Promise<void>>()
  /** Aborts jobs that outlive the grace period. */
  const breaking = new AbortController()

  const attempt = async (job: Job): Promise<void> => {
    const limit = AbortSignal.timeout(times.attemptMs)
    try {
      await work(job, AbortSignal.any([breaking.signal, limit]))
    } catch (error) {
      if (breaking.signal.aborted) return release(job)
      const isPermanent = options.isPermanent?.(error) ?? false
      const retryMs = isPermanent ? null : (times.retriesMs[job.attempts - 1] ?? null)
      return failed(job, { error, isTimeout: limit.aborted, retryMs })
    }
    return done(job)
  }

  const begin = (job: Job, { logger, wake }: LoopContext): void => {
    const running = attempt(job).catch((error: unknown) =>
      logger.error({ err: error, job: job.id }, 'the outcome of a job could not be stored'),
    )
    underWay.add(running)
    void running.finally(() => {
      underWay.delete(running)
      wake()
    })
  }

  return {
    async pass(loop) {
      const free = atOnce - underWay.size
      // A job that ends wakes the loop.
      if (free > 0) for (const job of await claim(free, times.leaseMs)) begin(job, loop)
      return 'idle'
    },
    async finish() {
      const grace = setTimeout(() => breaking.abort(), times.graceMs)
      await Promise.all(underWay)
      clearTimeout(grace)
    },
  }
}
