import { z } from 'zod'

import type { WorkerPool } from '#platform/workers.ts'

import { examination, packBodies, type Examination, type ExamineRequest } from './project.ts'
import { Gather } from './batcher.ts'
import type { Turns } from './semaphore.ts'

/** Bodies that are examined together: a message to a thread costs more than a short body. */
const TOGETHER = { windowMs: 50, maxItems: 50, maxWeight: 256 * 1024 }
/** Times that a worker may fail on a body before the body is held to be the reason. */
const MAX_FAILURES = 3

const examinations = z.array(examination)

/** Has bodies examined in worker threads, short ones together; after a crash each by itself, so that it has one culprit. */
export class Examiner {
  private readonly together: Gather<ExamineRequest, Examination>

  constructor(workers: Pick<WorkerPool, 'run'>, turns: Turns) {
    this.together = new Gather({
      ...TOGETHER,
      weigh: ({ parts }) => parts.reduce((sum, part) => sum + part.length, 0),
      act: async requests => examinations.parse(await turns.run(() => workers.run(packBodies(requests)))),
    })
  }

  /** Rejects when no worker works. */
  async examine(request: ExamineRequest): Promise<Examination> {
    for (let failures = 1; ; failures++) {
      try {
        return await this.together.run(request)
      } catch (error) {
        if (failures < MAX_FAILURES) continue
        // Rejects as well when no worker works at all: then the body is not to blame.
        await this.together.run({ parts: [], compact: false })
        return { kind: 'unreadable', reason: `no worker survives it: ${String(error)}` }
      }
    }
  }
}
