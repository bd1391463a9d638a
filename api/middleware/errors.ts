import type { ErrorRequestHandler, RequestHandler } from 'express'
import { ConnectionError } from 'sequelize'

import type { Logger } from '#platform/logger.ts'
import { AppError, ERROR_STATUS, type ErrorBody } from '#schema/shared/errors.ts'

/** Any call under /api that no route took. */
export const unknownCall: RequestHandler = request => {
  throw new AppError('NOT_FOUND', `There is no ${request.method} ${request.baseUrl}${request.path}.`)
}

/** The one place where errors become answers. */
export const errorHandler =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const known = asAppError(error)
    const status = ERROR_STATUS[known.code]
    if (status >= 500)
      logger.error({ err: error, request: request.id, url: request.originalUrl }, 'request failed')
    // The answer has begun; all that is left is to break it off, so that nobody takes it for whole.
    if (response.headersSent) return next(error)
    const retryAfter = known.details?.['retryAfter']
    if (typeof retryAfter === 'number') response.setHeader('Retry-After', String(retryAfter))
    const body: ErrorBody = {
      success: false,
      message: known.message,
      code: known.code,
      ...(known.fields && { fields: known.fields }),
      ...known.details,
      ...(status >= 500 && { request: request.id }),
    }
    return response.status(status).json(body)
  }

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ConnectionError)
    return new AppError('UNAVAILABLE', 'The database cannot be reached. Please try again in a moment.')
  const type = bodyParserType(error)
  if (type === 'entity.too.large') return new AppError('TOO_LARGE', 'The request is too large.')
  if (type !== null) return new AppError('BAD_REQUEST', 'The request could not be read.')
  return new AppError(
    'INTERNAL',
    'Something went wrong on our side. Nothing you wrote is lost. Please try again.',
  )
}

/** The `type` of an error that express's body parsers or router raise for bad input, or null. */
function bodyParserType(error: unknown): string | null {
  if (error instanceof URIError) return 'uri'
  if (!(error instanceof Error) || !('type' in error) || typeof error.type !== 'string') return null
  return 'status' in error && typeof error.status === 'number' && error.status < 500 ? error.type : null
}
