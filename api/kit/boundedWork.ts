import { Semaphore } from '#platform/semaphore.ts'
import { AppError } from '#schema/shared/errors.ts'

type Bounds = {
  /** Tasks that run at a time, and most that wait. */
  atOnce: number
  waiting: number
  /** The text of the error, and the seconds after which a caller should try again. */
  busy: string
  retryAfter: number
}

/**
 * Returns a function that runs expensive work, some at a time. It throws UNAVAILABLE with
 * Retry-After if too much waits: a late answer would help no one.
 */
export function boundedWork({ atOnce, waiting, busy, retryAfter }: Bounds) {
  const semaphore = new Semaphore(atOnce)
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (semaphore.isFull && semaphore.queued >= waiting)
      throw new AppError('UNAVAILABLE', busy, { details: { retryAfter } })
    return semaphore.run(work)
  }
}
