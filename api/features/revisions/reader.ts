import { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import type { RevisionReader } from '#api/services/ports.ts'
import { createFairQueue } from '#platform/fairQueue.ts'
import { WorkerError, WorkerPool, workerScript } from '#platform/workers.ts'
import { AppError } from '#schema/shared/errors.ts'

const TIMEOUT_MS = 20_000

const unavailable = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', t('revisions.cannotRead'), {
    cause,
  })

/** One thread, started by its first task. Users take turns. */
export function createRevisionReader(script = workerScript('compare')): RevisionReader {
  const pool = new WorkerPool(script, 1, TIMEOUT_MS, { isBackground: true })
  const turn = createFairQueue()
  const closing = new AbortController()
  const ask = async (who: string, request: object) => {
    const done = await turn(who, { signal: closing.signal })
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
