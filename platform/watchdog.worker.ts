import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

import { z } from 'zod'

const { beats, beatMs, patience } = z
  .object({
    beats: z.custom<Int32Array>(value => value instanceof Int32Array),
    beatMs: z.number(),
    patience: z.number(),
  })
  .parse(workerData)

const STANDARD_ERROR = 2

let last = -1
let missing = 0
// Counted in beats of this thread, not by the clock: it stops with the process.
setInterval(() => {
  const now = Atomics.load(beats, 0)
  missing = now === last ? missing + 1 : 0
  last = now
  if (missing < patience) return
  const line = {
    level: 60,
    time: new Date().toISOString(),
    msg: 'the event loop stands still; the process ends itself',
  }
  writeSync(STANDARD_ERROR, `${JSON.stringify(line)}\n`)
  // The event loop would not see another signal, and cannot finish anything.
  process.kill(process.pid, 'SIGKILL')
}, beatMs)
