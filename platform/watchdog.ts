import { url as debuggerUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'

import { workerScript } from './workers.ts'

const BEAT_MS = 1000
/** Beats that may be missing. Work over 5 ms runs elsewhere, so a loop never stands still so long. */
const PATIENCE_BEATS = 20

type Options = { script?: URL; beatMs?: number }

/**
 * Ends this process when its event loop stands still for 20 s: its clients would wait for as long.
 * A thread counts the beats that are missing. While the whole process is stopped, or under a
 * debugger, none counts. Returns a function that stops watching.
 */
export function startWatchdog({
  script = workerScript('watchdog'),
  beatMs = BEAT_MS,
}: Options = {}): () => void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const worker = new Worker(script, { workerData: { beats, beatMs, patience: PATIENCE_BEATS } })
  worker.unref()
  // Without a listener, its failure would end the process.
  worker.on('error', () => undefined)
  const timer = setInterval(() => {
    if (debuggerUrl() === undefined) Atomics.add(beats, 0, 1)
    else void worker.terminate()
  }, beatMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    void worker.terminate()
  }
}
