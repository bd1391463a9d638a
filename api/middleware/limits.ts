import type { Request, RequestHandler } from 'express'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { AppError } from '#schema/shared/errors.ts'

type Limit = {
  name: string
  /** Calls allowed in each window, before RATE_LIMIT_FACTOR. */
  calls: number
  seconds: number
  /** Whose calls are counted together; the address unless told. */
  by?: (request: Request) => string
}

const address = (request: Request): string => request.ip ?? 'unknown'

/** Answers 429 with Retry-After once the calls of a window are used up. */
export function rateLimit(limit: Limit, factor: number): RequestHandler {
  const limiter = new RateLimiterMemory({
    keyPrefix: limit.name,
    points: Math.ceil(limit.calls * factor),
    duration: limit.seconds,
  })
  const key = limit.by ?? address
  return async (request, response, next) => {
    try {
      await limiter.consume(key(request))
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
      response.setHeader('Retry-After', String(seconds))
      throw new AppError('RATE_LIMITED', `Too many attempts. Please try again in ${wait(seconds)}.`)
    }
    next()
  }
}

const wait = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
