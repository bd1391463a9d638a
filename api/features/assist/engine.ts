import { z } from 'zod'

import { WorkerPool, workerScript } from '#platform/workers.ts'

/** Longest silence of the engine, its start (some seconds for the word lists) included. */
const TIMEOUT_MS = 30_000

type Options = {
  /** Words that are right as they stand, whatever their case. */
  dictionary?: readonly string[]
  signal?: AbortSignal
}

/** What AI actions run on. */
export type Engine = {
  /**
   * A better wording of the text, piece by piece; the pieces joined are the result. Throws the signal's reason, and
   * WorkerError when the engine fails or is silent for too long.
   */
  improve(text: string, options?: Options): AsyncIterable<string>
  close(): Promise<void>
}

const piece = z.string()

/** The built-in engine: one worker thread, started with its first task, that works on one task at a time. */
export function createEngine(): Engine {
  const pool = new WorkerPool(workerScript('writing'), 1, TIMEOUT_MS)
  // The pool's time-out runs from the sending, so a task is sent only when the thread is free.
  const queue = createQueue()
  return {
    async *improve(text, { dictionary = [], signal } = {}) {
      const done = await queue.turn(signal)
      try {
        for await (const part of pool.stream({ text, dictionary }, signal)) yield piece.parse(part)
      } finally {
        done()
      }
    },
    close: () => pool.close(),
  }
}

/** Lets one task run at a time, in order of arrival; one that is aborted steps out of the line. */
function createQueue(): { turn: (signal: AbortSignal | undefined) => Promise<() => void> } {
  let last: Promise<unknown> = Promise.resolve()
  return {
    async turn(signal) {
      const before = last
      let done: () => void = () => undefined
      last = Promise.all([before, new Promise<void>(resolve => (done = resolve))])
      try {
        await (signal ? Promise.race([before, aborted(signal)]) : before)
      } catch (error) {
        done()
        throw error
      }
      return done
    },
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
