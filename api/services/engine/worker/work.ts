import type { z } from 'zod'

import { ALIVE } from '#api/services/engine/envelope.ts'
import type { Task } from '#api/services/engine/tasks/task.ts'
import { createFairQueue } from '#platform/fairQueue.ts'

const ALIVE_MS = 5000

/** A turn that lasts longer lets the next user's begin, where its work can pause. */
export const TURN_MS = 100

/**
 * A place where the work of a turn may pause: call it between steps, and await what it returns. Once
 * a turn lasts too long, it ends and the next one is waited for. Rejects with the signal's reason.
 */
export type Rest = () => Promise<void> | undefined

/** The tools of a task. */
export type Tools = {
  /**
   * Runs a piece of work in this user's turn. Work of more than a few milliseconds must use it, and
   * rest where it may take longer than a turn. Throws the signal's reason once the task is canceled.
   */
  inTurn: <T>(work: (rest: Rest) => T | Promise<T>) => Promise<T>
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
      let end: (() => void) | null = null
      let began = 0
      const begin = async () => {
        end = await turn(who, { signal, task, last })
        began = performance.now()
        signal.throwIfAborted()
      }
      const giveAway = () => {
        // Yields to the event loop: messages arrive, and a running task queues before its user's
        // later ones.
        if (end) setImmediate(end)
        end = null
      }
      const rest = () => {
        if (performance.now() - began < TURN_MS) return undefined
        giveAway()
        return begin()
      }
      try {
        try {
          await begin()
          return await work(rest)
        } finally {
          giveAway()
        }
      } finally {
        clearInterval(alive)
      }
    },
  }
}
