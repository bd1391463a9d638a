import { z } from 'zod'

import type { Semaphore } from '#platform/semaphore.ts'
import type { WorkerPool } from '#platform/workers.ts'

import { Batcher } from './batcher.ts'
import { projectOutcome, packBodies, type ProjectOutcome, type ProjectRequest } from './project.ts'

/** Limits of a batch: a message to a thread costs more than a short body. */
const TOGETHER = { windowMs: 50, maxItems: 50, maxWeight: 256 * 1024 }
/** Crashes after which the body counts as the cause. */
const MAX_FAILURES = 3

const outcomes = z.array(projectOutcome)

/**
 * Projects bodies in worker threads, short ones in batches. After a crash each is projected alone,
 * so that the crash has one culprit.
 */
export class Projector {
  private readonly together: Batcher<ProjectRequest, ProjectOutcome>

  constructor(workers: Pick<WorkerPool, 'run'>, semaphore: Semaphore) {
    this.together = new Batcher({
      ...TOGETHER,
      weigh: ({ parts }) => parts.reduce((sum, part) => sum + part.length, 0),
      process: async requests => outcomes.parse(await semaphore.run(() => workers.run(packBodies(requests)))),
    })
  }

  /** Rejects when no worker works. */
  async project(request: ProjectRequest): Promise<ProjectOutcome> {
    for (let failures = 1; ; failures++) {
      try {
        return await this.together.run(request)
      } catch (error) {
        if (failures < MAX_FAILURES) continue
        // Rejects when no worker works at all: then the body is not to blame.
        await this.together.run({ parts: [], compact: false })
        return { kind: 'unreadable', reason: `every worker crashes on it: ${String(error)}` }
      }
    }
  }
}
