import * as Y from 'yjs'

import { inspectUpdate, type UpdateError, type UpdateInfo } from '#document/structure.ts'
import { createFairQueue } from '#platform/fairQueue.ts'
import { Waiters } from '#platform/waiters.ts'
import type { WorkerPool } from '#platform/workers.ts'
import { DamagedDocumentError } from '#realtime/storage/contract.ts'
import type { Result } from '#schema/shared/result.ts'

import { readBody, type BodyReading } from './reading.ts'
import { bytes, inspection, readOutcome, type ReadingTask } from './readingTask.ts'

/** So many bytes take a few milliseconds at most, whatever they hold. */
const MAX_READ_AT_ONCE = 16 * 1024

export type Inspection = Result<UpdateInfo, UpdateError>

/**
 * Reads updates: short ones at once, long ones in a worker thread, one at a time. Those for whom it
 * reads (`who`) take turns, so that large bodies of one user do not keep the others waiting.
 * Rejects with the worker's error when the worker crashes or takes too long.
 */
export class BodyReader {
  private readonly workers: Pick<WorkerPool, 'run'>
  private readonly maxAtOnce: number
  private readonly turn = createFairQueue()

  /** `maxAtOnce`: the maximum number of bytes that are read on the event loop. */
  constructor(workers: Pick<WorkerPool, 'run'>, maxAtOnce = MAX_READ_AT_ONCE) {
    this.workers = workers
    this.maxAtOnce = maxAtOnce
  }

  /** Inspects an update. A short one is inspected when this returns. */
  inspect(update: Uint8Array, who: string): Inspection | Promise<Inspection> {
    if (update.length <= this.maxAtOnce) return inspectUpdate(update)
    return this.inWorker({ kind: 'inspect', update }, new Waiters(who)).then(answer =>
      inspection.parse(answer),
    )
  }

  /** Returns the part of an inspected update beyond these clocks, with all its deletions. */
  beyond(update: Uint8Array, clocks: Map<number, number>, who: string): Uint8Array | Promise<Uint8Array> {
    const known = Y.encodeStateVector(clocks)
    if (update.length <= this.maxAtOnce) return Y.diffUpdate(update, known)
    return this.inWorker({ kind: 'beyond', update, known }, new Waiters(who)).then(answer =>
      bytes.parse(answer),
    )
  }

  /**
   * Reads a stored body, or a part of one, in the first turn of those who wait for it. Rejects or
   * throws {@link DamagedDocumentError}.
   */
  read(
    snapshot: Uint8Array | null,
    rows: Uint8Array[],
    waiters: Waiters,
  ): BodyReading | Promise<BodyReading> {
    const length = rows.reduce((sum, row) => sum + row.length, snapshot?.length ?? 0)
    if (length <= this.maxAtOnce) return readBody(snapshot, rows)
    return this.inWorker({ kind: 'read', snapshot, rows }, waiters).then(answer => {
      const outcome = readOutcome.parse(answer)
      if (!outcome.ok) throw new DamagedDocumentError(outcome.error)
      return outcome.value
    })
  }

  private inWorker(task: ReadingTask, waiters: Waiters): Promise<unknown> {
    return new Promise((resolve, reject) => {
      let hasBegun = false
      const begin = async (end: () => void): Promise<void> => {
        if (hasBegun) return end()
        hasBegun = true
        await this.workers.run(task).then(resolve, reject)
        return end()
      }
      waiters.each(who => {
        if (!hasBegun) void this.turn(who).then(begin)
      })
    })
  }
}
