import type { ErrorRequestHandler } from 'express'

import { noteFailure, understood } from '#api/kit/errors.ts'
import type { Logger } from '#platform/logger.ts'
import { ERROR_STATUS } from '#schema/shared/errors.ts'

/** Answers errors in the format that LanguageTool's clients expect: `Error: …` as plain text. */
export const textErrors =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const known = understood(error)
    noteFailure(logger, { error, known, request })
    if (response.headersSent) return next(error)
    const retryAfter = known.details?.['retryAfter']
    if (typeof retryAfter === 'number') response.setHeader('Retry-After', String(retryAfter))
    // A wrong key is 403 there: on a 401, a browser would open a password dialog.
    const status = known.code === 'UNAUTHENTICATED' ? 403 : ERROR_STATUS[known.code]
    return response.status(status).type('text/plain').send(`Error: ${known.message}`)
  }
