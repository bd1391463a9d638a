import { Gauge, Histogram, type Registry } from 'prom-client'

import type { Thread } from './engine.ts'

const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Returns the thread, with metrics of its tasks, such as checks. */
export function observeThread(thread: Thread, registry: Registry): Thread {
  const registers = [registry]
  const open = new Gauge({
    name: 'bluepencil_engine_tasks',
    help: 'Tasks of the built-in engine that wait or run, by task; one runs at a time',
    labelNames: ['task'],
    registers,
  })
  const duration = new Histogram({
    name: 'bluepencil_engine_seconds',
    help: 'From giving a task to the built-in engine to its end, waiting included',
    labelNames: ['task'],
    buckets: SECONDS,
    registers,
  })
  return {
    async *stream(envelope, signal) {
      const { task } = envelope
      const end = duration.startTimer({ task })
      open.inc({ task })
      try {
        yield* thread.stream(envelope, signal)
      } finally {
        open.dec({ task })
        end()
      }
    },
    close: () => thread.close(),
  }
}
