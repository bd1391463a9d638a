import { Histogram, type Registry } from 'prom-client'

import type { Outcome } from '#api/kit/request.ts'

const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Callers choose the method: others share one label. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Registers the metrics of HTTP. Returns the function that records a request. */
export function observeHttp(registry: Registry): (outcome: Outcome) => void {
  const requests = new Histogram({
    name: 'bluepencil_http_request_seconds',
    help: 'From a request to the end of its answer, or to the first byte of an event stream',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  return ({ route, method, status, ms }) =>
    requests.observe({ route, method: METHODS.has(method) ? method : 'other', status }, ms / 1000)
}
