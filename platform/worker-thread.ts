import { parentPort } from 'node:worker_threads'

import { z } from 'zod'

const message = z.object({ id: z.number(), request: z.unknown() })

/**
 * The thread's side of a WorkerPool: answers each request with what `handle` gives. `part` sends something on ahead, to
 * whoever reads the answer as a stream.
 */
export function serveRequests(handle: (request: unknown, part: (value: unknown) => void) => unknown): void {
  const port = parentPort
  if (!port) throw new Error('This file runs in a worker thread.')
  port.on('message', (raw: unknown) => {
    const { id, request } = message.parse(raw)
    void (async () => {
      try {
        const value = await handle(request, part => port.postMessage({ id, kind: 'part', value: part }))
        port.postMessage({ id, kind: 'answer', value })
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        port.postMessage({ id, kind: 'failure', message })
      }
    })()
  })
}
