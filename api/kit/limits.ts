import type { Request, RequestHandler } from 'express'
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'

import { createLimiter, type LimitOptions } from '#api/kit/limiter.ts'
import { mailboxKey } from '#api/kit/mailbox.ts'
import { t } from '#api/kit/messages.ts'
import { networkOf, plainAddress } from '#platform/address.ts'
import type { CountedBy, GuessLimit, Limit } from '#schema/endpoints/endpoint.ts'
import { EMAIL_MAX } from '#schema/shared/email.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Returns the address of a request, to be shown. Limits count by {@link networkOf}. */
export const addressOf = (request: Request): string => plainAddress(request.ip ?? '')

/** Returns the key by which limits count the address of a request. */
export const countedAddressOf = (request: Request): string => networkOf(addressOf(request))

/**
 * Returns a declared limit as middleware, which answers 429 with Retry-After when the calls of a
 * window are used up. Calls that the limit does not count pass. A limit of keys is announced in each
 * answer, as draft-ietf-httpapi-ratelimit-headers-10 has it.
 */
export function rateLimit({ name, calls, seconds, per }: Limit, options: LimitOptions): RequestHandler {
  const limiter = createLimiter({ name, points: calls, seconds }, options)
  return async (request, response, next) => {
    const key = countedBy(request, per)
    if (key === null) return next()
    const call = await counted(limiter, key)
    if (per === 'key') {
      const { remainingPoints, msBeforeNext } = call.state
      response.append('RateLimit-Policy', `"${name}";q=${limiter.points};w=${seconds}`)
      response.append('RateLimit', `"${name}";r=${remainingPoints};t=${secondsOf(msBeforeNext)}`)
    }
    if (!call.fits) throw tooManyCalls(call.state)
    next()
  }
}

/** Counts calls of a limit. Returns whether one is beyond it, instead of rejecting it. */
export function countBeyond(
  { name, calls, seconds, per }: Limit,
  options: LimitOptions,
): (request: Request) => Promise<boolean> {
  const limiter = createLimiter({ name, points: calls, seconds }, options)
  return async request => {
    const key = countedBy(request, per)
    return key !== null && !(await counted(limiter, key)).fits
  }
}

/** Returns the key under which a call is counted, or null if the limit does not count it. */
function countedBy(request: Request, per: CountedBy): string | null {
  switch (per) {
    case 'address':
      return countedAddressOf(request)
    case 'user':
      return request.user?.id ?? countedAddressOf(request)
    case 'key':
      return request.apiKey?.id ?? null
    case 'address without a key':
      return request.apiKey ? null : countedAddressOf(request)
    case 'email':
      return emailIn(request.body)
  }
}

/** Returns the email in an unparsed body. Bodies without an email share one count. */
function emailIn(body: unknown): string {
  const hasEmail = typeof body === 'object' && body !== null && 'email' in body
  return hasEmail && typeof body.email === 'string' ? mailboxKey(body.email.slice(0, EMAIL_MAX)) : ''
}

/** Runs an attempt for `key`. Throws RATE_LIMITED when its failures are used up. */
export type Attempts = <T>(key: string, attempt: () => Promise<T>) => Promise<T>

/**
 * Limits guesses. An attempt is counted before it runs, and uncounted unless it failed, so that
 * concurrent attempts get no more guesses. An attempt beyond the limit starts a full window of
 * waiting, unless the limit only `slows`.
 */
export function limitFailures(limit: Omit<GuessLimit, 'per'>, options: LimitOptions): Attempts {
  const { name, failures, seconds, slows = false } = limit
  const blockSeconds = slows ? 0 : seconds
  const limiter = createLimiter({ name, points: failures, seconds, blockSeconds }, options)
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
  const call = await counted(limiter, key)
  if (!call.fits) throw tooManyCalls(call.state)
}

/** Counts a call. `fits`: whether it is within the limit. */
async function counted(
  limiter: RateLimiterAbstract,
  key: string,
): Promise<{ fits: boolean; state: RateLimiterRes }> {
  try {
    return { fits: true, state: await limiter.consume(key) }
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason
    return { fits: false, state: reason }
  }
}

function tooManyCalls({ msBeforeNext }: RateLimiterRes): AppError {
  const retryAfter = Math.max(1, secondsOf(msBeforeNext))
  return new AppError('RATE_LIMITED', tooMany(retryAfter), { details: { retryAfter } })
}

const secondsOf = (ms: number): number => Math.ceil(ms / 1000)

const tooMany = (seconds: number): string =>
  seconds < 90
    ? t('request.tooManySeconds', { seconds })
    : t('request.tooManyMinutes', { minutes: Math.ceil(seconds / 60) })
