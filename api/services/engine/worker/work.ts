import type { z } from 'zod'

import { ALIVE } from '#api/services/engine/envelope.ts'
import type { Task } from '#api/services/engine/tasks/task.ts'
import { createFairQueue } from '#platform/fair-queue.ts'

const ALIVE_MS = 5000

/** The tools of a task. */
export type Tools = {
  /**
   * Runs a short piece of work (well under a second) in this user's turn. Work of more than a few
   * milliseconds must use it. Throws the signal's reason once the task is canceled.
   */
  inTurn: <T>(work: () => T | Promise<T>) => Promise<T>
}

/** A task with its work; `work` parses the request itself. */
export type Work = { name: string; run(request: unknown, tools: Tools): AsyncIterable<unknown> }

/** Defines the work of a task. */
export const workOf = <Request extends z.ZodType, Part extends z.ZodType>(
  task: Task<Request, Part>,
  run: (request: z.output<Request>, tools: Tools) => AsyncIterable<z.input<Part>>,
): Work => ({ name: task.name, run: (request, tools) => run(task.request.parse(request), tools) })

const turn = createFairQueue()
let tasks = 0

/** Returns the tools of one user's task; `part` sends a part early. */
export function toolsOf(
  { who, last }: { who: string; last: boolean },
  part: (value: unknown) => void,
  signal: AbortSignal,
): Tools {
  const task = ++tasks
  return {
    async inTurn(work) {
      const alive = setInterval(part, ALIVE_MS, ALIVE)
      try {
        const done = await turn(who, { signal, task, last })
        try {
          signal.throwIfAborted()
          return await work()
        } finally {
          // Yields to the event loop: messages arrive, and a running task queues before its user's
          // later ones.
          setImmediate(done)
        }
      } finally {
        clearInterval(alive)
      }
    },
  }
}
