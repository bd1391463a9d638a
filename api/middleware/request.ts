import { randomUUID } from 'node:crypto'

import type { RequestHandler } from 'express'

import type { Logger } from '#platform/logger.ts'

/** Gives each request an id, answers it as `X-Request-Id`, and logs how the request ended. */
export const requestLog =
  (logger: Logger): RequestHandler =>
  (request, response, next) => {
    request.id = randomUUID()
    response.setHeader('X-Request-Id', request.id)
    const started = performance.now()
    response.once('close', () => {
      logger.debug({
        request: request.id,
        method: request.method,
        path: request.path,
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
        user: request.user?.id,
      })
    })
    next()
  }
