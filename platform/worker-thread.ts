import { parentPort } from 'node:worker_threads'

import { z } from 'zod'

const message = z.discriminatedUnion('kind', [
  z.object({ id: z.number(), kind: z.literal('request'), request: z.unknown() }),
  z.object({ id: z.number(), kind: z.literal('cancel') }),
])

/**
 * `part` sends a part of the answer early. The signal aborts when the answer is no longer wanted.
 */
type Handle = (request: unknown, part: (value: unknown) => void, signal: AbortSignal) => unknown

/** The thread's side of a WorkerPool: answers each request with the result of `handle`. */
export function serveRequests(handle: Handle): void {
  const port = parentPort
  if (!port) throw new Error('This file runs in a worker thread.')
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
