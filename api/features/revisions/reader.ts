import { z } from 'zod'

import { WorkerPool, workerScript } from '#platform/workers.ts'

const TIMEOUT_MS = 20_000

/** Reads stored bodies, which takes too long for the thread that answers calls. Everything is JSON as text. */
export type RevisionReader = {
  /** The body in its canonical form. Rejects when it is not valid. */
  read(body: string): Promise<string>
  /** The way from one body to another: a RevisionDiff. */
  compare(before: string, after: string): Promise<string>
  close(): Promise<void>
}

export function createRevisionReader(): RevisionReader {
  const pool = new WorkerPool(workerScript('compare'), 1, TIMEOUT_MS)
  const ask = async (request: object) => z.string().parse(await pool.run(request))
  return {
    read: body => ask({ kind: 'read', body }),
    compare: (before, after) => ask({ kind: 'compare', before, after }),
    close: () => pool.close(),
  }
}
