import { z } from 'zod'

import { createFairQueue } from '#api/kit/fairQueue.ts'
import { WorkerError, WorkerPool, workerScript } from '#platform/workers.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

const TIMEOUT_MS = 20_000

const unavailable = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', t('revisions.cannotRead'), {
    cause,
  })

/** Reads stored bodies, which takes too long for the thread that answers calls. Everything is JSON as text. */
export type RevisionReader = {
  /** The body in its canonical form. Throws UNAVAILABLE when that takes too long; rejects when it is not valid. */
  read(who: string, body: string): Promise<string>
  /** The way from one body to another: a RevisionDiff. Throws UNAVAILABLE when that takes too long. */
  compare(who: string, before: string, after: string): Promise<string>
  close(): Promise<void>
}

/** One thread, started with its first task; people take turns. */
export function createRevisionReader(script = workerScript('compare')): RevisionReader {
  const pool = new WorkerPool(script, 1, TIMEOUT_MS)
  const turn = createFairQueue()
  const closing = new AbortController()
  const ask = async (who: string, request: object) => {
    const done = await turn(who, closing.signal)
    try {
      closing.signal.throwIfAborted()
      return z.string().parse(await pool.run(request))
    } catch (error) {
      throw error instanceof WorkerError ? unavailable(error) : error
    } finally {
      done()
    }
  }
  return {
    read: (who, body) => ask(who, { kind: 'read', body }),
    compare: (who, before, after) => ask(who, { kind: 'compare', before, after }),
    close() {
      closing.abort(unavailable())
      return pool.close()
    },
  }
}
