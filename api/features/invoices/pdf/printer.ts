import { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import type { InvoicePrinter } from '#api/services/ports.ts'
import { createFairQueue } from '#platform/fairQueue.ts'
import { WorkerError, WorkerPool, workerScript } from '#platform/workers.ts'
import { AppError } from '#schema/shared/errors.ts'

const TIMEOUT_MS = 20_000
/** The fonts take some megabytes, so an idle thread ends. */
const IDLE_MS = 60_000

/** The longest wait for a turn: the user asks again instead. */
const WAIT_MS = 20_000

const bytes = z.instanceof(Uint8Array)

/** One thread, started by its first invoice. One PDF is made at a time, and users take turns. */
export function createInvoicePrinter(script = workerScript('invoice'), waitMs = WAIT_MS): InvoicePrinter {
  const pool = new WorkerPool(script, 1, TIMEOUT_MS, { isBackground: true, idleMs: IDLE_MS })
  const turn = createFairQueue()
  const closing = new AbortController()
  return {
    async print(who, invoice) {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(waitMs)])
      const done = await turn(who, { signal }).catch((error: unknown) => {
        throw error instanceof AppError ? error : unavailable(error)
      })
      try {
        closing.signal.throwIfAborted()
        return Buffer.from(bytes.parse(await pool.run(invoice)))
      } catch (error) {
        throw error instanceof WorkerError ? unavailable(error) : error
      } finally {
        done()
      }
    },
    close() {
      closing.abort(unavailable())
      return pool.close()
    },
  }
}

const unavailable = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', t('payments.pdfFailed'), { cause })
