import type { z } from 'zod'

import { t } from '#api/kit/messages.ts'
import { WorkerPool, workerScript } from '#platform/workers.ts'
import type { Issue } from '#schema/corrections/issue.ts'
import { AppError } from '#schema/shared/errors.ts'

import { ALIVE, type Envelope } from './envelope.ts'
import { checkTask } from './tasks/check.ts'
import type { Task } from './tasks/task.ts'

/**
 * The longest silence of the thread. Its start counts too: it loads word lists for some seconds, or
 * longer on a busy machine.
 */
const TIMEOUT_MS = 60_000

/**
 * The user of a task, for fair queueing, and a signal that cancels it. `last`: it waits for the
 * tasks of all others, as those of visitors do.
 */
export type Turn = { who: string; last?: boolean; signal?: AbortSignal }

/** The built-in engine: all work of the server on texts. */
export type Engine = {
  /**
   * Yields the parts of a task's answer as they arrive. Throws the signal's reason, the task's
   * errors, and WorkerError if the thread fails or is silent for too long.
   */
  stream<Request extends z.ZodType, Part extends z.ZodType>(
    task: Task<Request, Part>,
    request: z.input<Request>,
    turn: Turn,
  ): AsyncIterable<z.output<Part>>
  /** Returns the answer of a task with one part. Throws like `stream`. */
  ask<Request extends z.ZodType, Part extends z.ZodType>(
    task: Task<Request, Part>,
    request: z.input<Request>,
    turn: Turn,
  ): Promise<z.output<Part>>
  /**
   * Returns the issues of a text, in order of their start: all, or somewhat more than `most`, with
   * which the check ends. Throws like `stream`.
   */
  check(request: z.input<(typeof checkTask)['request']>, turn: Turn, most?: number): Promise<Issue[]>
  close(): Promise<void>
}

/** Runs tasks: answers an envelope with parts. */
export type Thread = {
  stream(envelope: Envelope, signal?: AbortSignal): AsyncIterable<unknown>
  close(): Promise<void>
}

/** Returns the thread of the engine. */
export const engineThread = (): Thread =>
  new WorkerPool(workerScript('engine'), 1, TIMEOUT_MS, { isBackground: true })

/**
 * Creates an engine over one worker thread. The thread starts with its first task (about 400 MB)
 * and is replaced when it ends.
 */
export function createEngine(thread: Thread = engineThread()): Engine {
  const closing = new AbortController()

  const stream: Engine['stream'] = async function* (task, request, turn) {
    const { who, last = false, signal: unwanted } = turn
    // Each task needs its own signal: many listeners on one look like a leak.
    const signal = AbortSignal.any(unwanted ? [unwanted, closing.signal] : [closing.signal])
    signal.throwIfAborted()
    for await (const part of thread.stream({ task: task.name, who, last, request }, signal))
      if (part !== ALIVE) yield task.part.parse(part)
  }

  return {
    stream,
    async ask(task, request, turn) {
      for await (const part of stream(task, request, turn)) return part
      throw new Error(`The task ${task.name} returned no answer.`)
    },
    async check(request, { signal, ...turn }, most = Number.POSITIVE_INFINITY) {
      const issues: Issue[] = []
      const enough = new AbortController()
      const wanted = AbortSignal.any(signal ? [signal, enough.signal] : [enough.signal])
      for await (const part of stream(checkTask, request, { ...turn, signal: wanted })) {
        issues.push(...part.issues)
        if (issues.length <= most) continue
        // The rest of the text needs no turns.
        enough.abort()
        break
      }
      return issues
    },
    close() {
      closing.abort(new AppError('UNAVAILABLE', t('request.restarting')))
      return thread.close()
    },
  }
}
