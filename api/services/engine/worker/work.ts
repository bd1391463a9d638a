import type { z } from 'zod'

import { ALIVE } from '#api/services/engine/envelope.ts'
import type { Task } from '#api/services/engine/tasks/task.ts'
import { createFairQueue } from '#api/kit/fairQueue.ts'

const ALIVE_MS = 5000

/** What a task works with. */
export type Tools = {
  /**
   * Does a short piece of work (well under a second) when it is this person's turn; everything that takes more than a
   * few milliseconds goes through here. Throws the signal's reason when the task is no longer wanted.
   */
  inTurn: <T>(work: () => T | Promise<T>) => Promise<T>
}

/** A task with its work; `work` parses the question itself. */
export type Work = { name: string; run(request: unknown, tools: Tools): AsyncIterable<unknown> }

/** Says how a task is done. */
export const workOf = <Request extends z.ZodType, Part extends z.ZodType>(
  task: Task<Request, Part>,
  run: (request: z.output<Request>, tools: Tools) => AsyncIterable<z.input<Part>>,
): Work => ({ name: task.name, run: (request, tools) => run(task.request.parse(request), tools) })

const turn = createFairQueue()
let tasks = 0

/** The tools of one person's task; `part` sends something on ahead. */
export function toolsOf(who: string, part: (value: unknown) => void, signal: AbortSignal): Tools {
  const task = ++tasks
  return {
    async inTurn(work) {
      const alive = setInterval(part, ALIVE_MS, ALIVE)
      try {
        const done = await turn(who, signal, task)
        try {
          signal.throwIfAborted()
          return await work()
        } finally {
          // Not at once: news comes in, and a task that goes on is in the line again, before its person's later ones.
          setImmediate(done)
        }
      } finally {
        clearInterval(alive)
      }
    },
  }
}
