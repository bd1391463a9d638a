import type { IncomingMessage, ServerResponse } from 'node:http'

import { within } from './within.ts'

/** Answers GET /healthz (the process is alive) and GET /readyz (it can do its work). */
export type Health = {
  /** Returns false when the request has another path. */
  handle: (request: IncomingMessage, response: ServerResponse) => boolean
}

/**
 * Promises that must resolve, by their names in the answer. Without a `needed` one the process is
 * not ready. Without a `helpful` one it works, but more slowly.
 */
type Checks = { needed: Record<string, Check>; helpful: Record<string, Check> }
export type Check = () => Promise<unknown>

/** Longest time of a check. A balancer that asks does not wait longer. */
const PATIENCE_MS = 2000

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

async function reportReadiness({ needed, helpful }: Checks, response: ServerResponse): Promise<void> {
  const [works, helps] = await Promise.all([outcomesOf(needed), outcomesOf(helpful)])
  const status = !allPassed(works) ? 'not ready' : allPassed(helps) ? 'ready' : 'degraded'
  sendJson(response, status === 'not ready' ? 503 : 200, { status, checks: { ...works, ...helps } })
}

type Outcomes = Record<string, boolean>

const allPassed = (outcomes: Outcomes): boolean => Object.values(outcomes).every(Boolean)

const outcomesOf = async (checks: Record<string, Check>): Promise<Outcomes> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
    ),
  )

const passes = (check: Check): Promise<boolean> =>
  within(PATIENCE_MS, check()).then(
    () => true,
    () => false,
  )

/** Answers with JSON that is not cached. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body))
}
