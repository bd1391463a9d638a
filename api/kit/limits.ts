import type { Request, RequestHandler } from 'express'
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'

import { createLimiter, type LimitOptions } from '#api/kit/limiter.ts'
import { AppError, type ErrorCode } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

type Limit = {
  name: string
  /** Calls allowed in each window, before RATE_LIMIT_FACTOR. */
  calls: number
  seconds: number
  /** Returns the key that calls are counted by. Default: the address. */
  by?: (request: Request) => string
}

/** Returns the address of a request. */
export const addressOf = (request: Request): string => request.ip ?? 'unknown'

/** Returns the user of a request, or the address of a visitor. */
export const personOf = (request: Request): string => request.user?.id ?? addressOf(request)

/** Answers 429 with Retry-After when the calls of a window are used up. */
export function rateLimit(limit: Limit, options: LimitOptions): RequestHandler {
  const limiter = createLimiter({ name: limit.name, points: limit.calls, seconds: limit.seconds }, options)
  const key = limit.by ?? addressOf
  return async (request, _response, next) => {
    await take(limiter, key(request))
    next()
  }
}

type FailureLimit = {
  name: string
  /** Failures allowed in each window, before RATE_LIMIT_FACTOR. */
  failures: number
  seconds: number
  /** The error that counts as a failure. Other errors and successes do not count. */
  counts: ErrorCode
}

/** Runs an attempt for `key`. Throws RATE_LIMITED when its failures are used up. */
export type Attempts = <T>(key: string, attempt: () => Promise<T>) => Promise<T>

/**
 * Limits guesses. An attempt is counted before it runs, and uncounted unless it failed, so that
 * concurrent attempts get no more guesses. An attempt beyond the limit starts a full window of
 * waiting.
 */
export function limitFailures(limit: FailureLimit, options: LimitOptions): Attempts {
  const { name, failures, seconds } = limit
  const limiter = createLimiter({ name, points: failures, seconds, blockSeconds: seconds }, options)
  return async (key, attempt) => {
    await take(limiter, key)
    try {
      const result = await attempt()
      await limiter.reward(key)
      return result
    } catch (error) {
      if (!(error instanceof AppError && error.code === limit.counts)) await limiter.reward(key)
      throw error
    }
  }
}

async function take(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason
    const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
    throw new AppError('RATE_LIMITED', tooMany(retryAfter), {
      details: { retryAfter },
    })
  }
}

const tooMany = (seconds: number): string =>
  seconds < 90
    ? t('request.tooManySeconds', { seconds })
    : t('request.tooManyMinutes', { minutes: Math.ceil(seconds / 60) })
