import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

import { z } from 'zod'

const message = z.discriminatedUnion('kind', [
  z.object({ id: z.number(), kind: z.literal('request'), request: z.unknown() }),
  z.object({ id: z.number(), kind: z.literal('cancel') }),
])

const options = z.object({ isBackground: z.boolean().default(false) }).catch({ isBackground: false })

/** The nice value of a background thread: a third of the processor time of others, if they want it. */
const NICE = 5

/** On Linux, a thread has a priority; elsewhere only its process has. */
function yieldToOthers(): void {
  if (process.platform === 'linux' && getPriority() < NICE) setPriority(NICE)
}

/**
 * `part` sends a part of the answer early. The signal aborts when the answer is no longer wanted.
 */
type Handle = (request: unknown, part: (value: unknown) => void, signal: AbortSignal) => unknown

/** The thread's side of a WorkerPool: answers each request with the result of `handle`. */
export function serveRequests(handle: Handle): void {
  const port = parentPort
  if (!port) throw new Error('This file runs in a worker thread.')
  if (options.parse(workerData).isBackground) yieldToOthers()
  const running = new Map<number, AbortController>()
  const serve = async (id: number, request: unknown) => {
    const wanted = new AbortController()
    running.set(id, wanted)
    const part = (value: unknown) => port.postMessage({ id, kind: 'part', value })
    try {
      const value = await handle(request, part, wanted.signal)
      port.postMessage({ id, kind: 'answer', value })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      port.postMessage({ id, kind: 'failure', message })
    } finally {
      running.delete(id)
    }
  }
  port.on('message', (raw: unknown) => {
    const received = message.parse(raw)
    if (received.kind === 'request') void serve(received.id, received.request)
    else running.get(received.id)?.abort()
  })
}
