import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers GET /healthz (the process is alive) and GET /readyz (it can do its work). */
export type Health = {
  /** Returns false when the request has another path. */
  handle: (request: IncomingMessage, response: ServerResponse) => boolean
}

type Checks = Record<string, () => Promise<unknown>>

/**
 * `checks`: promises that must resolve for the process to be ready, by their names in the answer.
 */
export const createHealth = (checks: Checks): Health => ({
  handle(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const path = (request.url ?? '').split('?', 1)[0]
    if (path === '/healthz') sendJson(response, 200, { status: 'alive' })
    else if (path === '/readyz') void reportReadiness(checks, response)
    else return false
    return true
  },
})

async function reportReadiness(checks: Checks, response: ServerResponse): Promise<void> {
  const outcomes = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
  )
  const ready = outcomes.every(([, passed]) => passed)
  const status = ready ? 'ready' : 'not ready'
  sendJson(response, ready ? 200 : 503, { status, checks: Object.fromEntries(outcomes) })
}

const passes = (check: () => Promise<unknown>): Promise<boolean> =>
  check().then(
    () => true,
    () => false,
  )

/** Answers with JSON that is not cached. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body))
}
