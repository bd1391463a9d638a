import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { collectDefaultMetrics, Registry } from 'prom-client'

import { PoolMetrics } from './database/metrics.ts'

const PATH = '/metrics'
const SCHEME = 'Bearer '

/** The metrics of this process, and their HTTP endpoint. */
export type Metrics = {
  registry: Registry
  /** Measures pools of connections. Null without a token: it would be in vain. */
  pools: PoolMetrics | null
  /**
   * Answers GET /metrics. Returns false for other requests, and for all without a configured token.
   */
  handle: (request: IncomingMessage, response: ServerResponse) => boolean
}

/**
 * `token`: the bearer token that may read the metrics. Without one the endpoint does not exist.
 */
export function createMetrics(token?: string): Metrics {
  const registry = new Registry()
  if (token === undefined) return { registry, pools: null, handle: () => false }
  collectDefaultMetrics({ register: registry })
  const expected = digest(token)
  return {
    registry,
    pools: new PoolMetrics(registry),
    handle(request, response) {
      if (pathOf(request) !== PATH) return false
      void answer(registry, statusFor(request, expected), response)
      return true
    },
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const pathOf = (request: IncomingMessage): string => (request.url ?? '').split('?', 1)[0] ?? ''

function statusFor({ method, headers }: IncomingMessage, expected: Buffer): 200 | 401 | 405 {
  if (method !== 'GET' && method !== 'HEAD') return 405
  const { authorization = '' } = headers
  const given = authorization.startsWith(SCHEME) ? authorization.slice(SCHEME.length) : ''
  // Digests have equal lengths, and the time of their comparison reveals nothing about the token.
  return timingSafeEqual(digest(given), expected) ? 200 : 401
}

async function answer(registry: Registry, status: 200 | 401 | 405, response: ServerResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store')
  if (status !== 200) {
    response
      .writeHead(status, status === 401 ? { 'WWW-Authenticate': 'Bearer' } : { Allow: 'GET, HEAD' })
      .end()
    return
  }
  try {
    const text = await registry.metrics()
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
  } catch {
    response.writeHead(500).end()
  }
}
