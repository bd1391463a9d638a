import type { RequestHandler } from 'express'

import { t } from '#api/kit/messages.ts'
import type { LoopDelay } from '#platform/loopDelay.ts'
import { AppError } from '#schema/shared/errors.ts'

/**
 * Milliseconds of delay of the event loop above which calls are turned away: those of the open
 * `/v2` first, then all calls. Live editing goes on; it needs a loop that is on time.
 */
export const MAX_DELAY_MS = { open: 150, all: 400 } as const

const RETRY_AFTER_SECONDS = 2

/** Turns calls away with 503 while the event loop is late. `factor` multiplies the limit. */
export const shedLoad =
  (delay: Pick<LoopDelay, 'milliseconds'>, limitMs: number, factor: number): RequestHandler =>
  (_request, _response, next) => {
    if (delay.milliseconds <= limitMs * factor) return next()
    throw new AppError('UNAVAILABLE', t('request.busy'), { details: { retryAfter: RETRY_AFTER_SECONDS } })
  }
