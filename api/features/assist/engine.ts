import { z } from 'zod'

import { createQueue } from '#api/app/queue.ts'
import { WorkerPool, workerScript } from '#platform/workers.ts'

/** Longest silence of the engine, its start (some seconds for the word lists) included. */
const TIMEOUT_MS = 30_000

type Options = {
  /** Whose task it is: people take turns. */
  who: string
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
  improve(text: string, options: Options): AsyncIterable<string>
  close(): Promise<void>
}

const piece = z.string()

/** The built-in engine: one worker thread, started with its first task, that works on one task at a time. */
export function createEngine(): Engine {
  const pool = new WorkerPool(workerScript('writing'), 1, TIMEOUT_MS)
  // The pool's time-out runs from the sending, so a task is sent only when the thread is free: the stream of one that
  // is aborted ends when the thread has let go of it.
  const turn = createQueue()
  const closing = new AbortController()
  return {
    async *improve(text, { who, dictionary = [], signal: unwanted }) {
      const signal = unwanted ? AbortSignal.any([unwanted, closing.signal]) : closing.signal
      const done = await turn(who, signal)
      try {
        for await (const part of pool.stream({ text, dictionary }, signal)) yield piece.parse(part)
      } finally {
        done()
      }
    },
    close() {
      closing.abort(new Error('The engine is closed.'))
      return pool.close()
    },
  }
}
