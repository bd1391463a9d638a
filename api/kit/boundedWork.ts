import { Semaphore } from '#platform/semaphore.ts'
import { AppError } from '#schema/shared/errors.ts'

type Bounds = {
  /** Tasks that run at a time, and most that wait. */
  atOnce: number
  waiting: number
  /** Most tasks of one caller that run or wait. Without it, one may have all. */
  each?: number
  /** The text of the error, and the seconds after which a caller should try again. */
  busy: string
  retryAfter: number
}

/**
 * Returns a function that runs expensive work of a caller, some at a time. It throws UNAVAILABLE with
 * Retry-After if too much waits, in all or of this caller: a late answer would help no one.
 */
export function boundedWork({ atOnce, waiting, each = Number.POSITIVE_INFINITY, busy, retryAfter }: Bounds) {
  const semaphore = new Semaphore(atOnce)
  const held = new Map<string, number>()
  return async <T>(work: () => Promise<T>, who = ''): Promise<T> => {
    const own = held.get(who) ?? 0
    if (own >= each || (semaphore.isFull && semaphore.queued >= waiting))
      throw new AppError('UNAVAILABLE', busy, { details: { retryAfter } })
    held.set(who, own + 1)
    try {
      return await semaphore.run(work)
    } finally {
      const left = (held.get(who) ?? 1) - 1
      if (left > 0) held.set(who, left)
      else held.delete(who)
    }
  }
}
