import { parentPort } from 'node:worker_threads'

import { z } from 'zod'

const message = z.object({ id: z.number(), request: z.unknown() })

/** The thread's side of a WorkerPool: answers each request with what `handle` gives. */
export function serveRequests(handle: (request: unknown) => unknown): void {
  const port = parentPort
  if (!port) throw new Error('This file runs in a worker thread.')
  port.on('message', (raw: unknown) => {
    const { id, request } = message.parse(raw)
    void (async () => {
      try {
        port.postMessage({ id, ok: true, value: await handle(request) })
      } catch (error) {
        port.postMessage({ id, ok: false, message: error instanceof Error ? error.message : String(error) })
      }
    })()
  })
}
