import { randomUUID } from 'node:crypto'

import type { RequestHandler } from 'express'

import type { Logger } from '#platform/logger.ts'

// Pages whose path contains the token of a link or a share code.
const SECRET_PATH = /^\/(verify|reset-password|first-admin|unsubscribe|invite|share|snippet)\/[^/]+/i

/** Returns a path without secrets, for the log. */
export const loggedPath = (path: string): string => path.replace(SECRET_PATH, '/$1/…')

/** Assigns each request an id, returns it as `X-Request-Id`, and logs the outcome. */
export const requestLog =
  (logger: Logger): RequestHandler =>
  (request, response, next) => {
    request.id = randomUUID()
    request.log = logger
    response.setHeader('X-Request-Id', request.id)
    const started = performance.now()
    response.once('close', () => {
      logger.debug({
        request: request.id,
        method: request.method,
        path: loggedPath(request.path),
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
        user: request.user?.id,
      })
    })
    next()
  }
