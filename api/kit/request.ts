import { randomUUID } from 'node:crypto'

import type { Request, RequestHandler, Response } from 'express'

import type { Logger } from '#platform/logger.ts'

// Pages whose path contains the token of a link or a share code.
const SECRET_PATH =
  /^\/(verify|reset-password|first-admin|newsletter|unsubscribe|invite|share|snippet|notification-emails|api\/notification-emails\/off)\/[^/]+/i

/** Returns a path without secrets, for the log. */
export const loggedPath = (path: string): string => path.replace(SECRET_PATH, '/$1/…')

/** A request that takes longer is logged at info. */
const SLOW_MS = 1000

/** The status that nginx uses for a caller that left before the answer began. */
const LEFT = 499

/** The end of a request. `route`: the pattern of its path, or `other`. */
export type Outcome = { method: string; route: string; status: number; ms: number }

type Options = {
  /** Receives each outcome, for the metrics. */
  observe?: ((outcome: Outcome) => void) | undefined
  /** Milliseconds after which a request is slow; default: 1000. */
  slowMs?: number
}

/**
 * Assigns each request an id, returns it as `X-Request-Id`, and logs the outcome: at info if it was
 * slow. The time of an event stream ends with its first byte.
 */
export const requestLog =
  (logger: Logger, { observe, slowMs = SLOW_MS }: Options = {}): RequestHandler =>
  (request, response, next) => {
    request.id = randomUUID()
    request.log = logger
    response.setHeader('X-Request-Id', request.id)
    const started = performance.now()
    response.once('close', () => {
      const outcome = outcomeOf(request, response, started)
      observe?.(outcome)
      const { method, route, status } = outcome
      const facts = { request: request.id, method, status, ms: Math.round(outcome.ms) }
      if (outcome.ms > slowMs) logger.info({ ...facts, route }, 'slow request')
      else logger.debug({ ...facts, path: loggedPath(request.path), user: request.user?.id })
    })
    next()
  }

const outcomeOf = (request: Request, response: Response, started: number): Outcome => ({
  method: request.method,
  route: request.routePattern ?? 'other',
  status: response.headersSent ? response.statusCode : LEFT,
  ms: (request.streamedAt ?? performance.now()) - started,
})
