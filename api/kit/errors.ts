import type { ErrorRequestHandler, Request, RequestHandler } from 'express'
import { ConnectionError, DatabaseError } from 'sequelize'

import { loggedPath } from '#api/kit/request.ts'
import type { Logger } from '#platform/logger.ts'
import { AppError, ERROR_STATUS, type ErrorBody } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

/** Any call that no route took. */
export const unknownCall: RequestHandler = request => {
  const path = `${request.baseUrl}${request.path}`
  throw new AppError('NOT_FOUND', t('request.unknownCall', { method: request.method, path }))
}

/** The one place where errors become answers. */
export const errorHandler =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const known = understood(error)
    const status = ERROR_STATUS[known.code]
    noteFailure(logger, { error, known, request })
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
    // A file that could not be sent has left its own type.
    return response.status(status).type('json').json(body)
  }

type Failure = { error: unknown; known: AppError; request: Request }

/** Logs what is our own failure, and what somebody was refused. */
export function noteFailure(logger: Logger, { error, known, request }: Failure): void {
  if (ERROR_STATUS[known.code] >= 500)
    logger.error(
      { err: loggable(error), request: request.id, url: loggedPath(request.path) },
      'request failed',
    )
  else if (isRefusal(known, request)) logRefusal(logger, known, request)
}

/**
 * Whether somebody wanted what is not theirs, or too much of it. What belongs to somebody else looks, to whoever asks for
 * it, like what is not there. A visitor's page that asks who is signed in is no attempt at anything; a wrong API key is.
 */
function isRefusal({ code }: AppError, request: Request): boolean {
  const status = ERROR_STATUS[code]
  if (status === 401) return request.headers.authorization !== undefined
  if (status === 404) return request.user !== undefined
  return status === 403 || status === 429
}

function logRefusal(logger: Logger, { code }: AppError, request: Request): void {
  const { id, method, path, user } = request
  logger.info(
    { security: 'refused', code, request: id, user: user?.id ?? null, method, path: loggedPath(path) },
    'security',
  )
}

/** Any error as one that can be told. */
export function understood(error: unknown): AppError {
  if (error instanceof AppError) return error
  const status = clientErrorStatus(error)
  if (status === 413) return new AppError('TOO_LARGE', t('request.tooLarge'))
  if (status !== null) return new AppError('BAD_REQUEST', t('request.unreadable'))
  if (isOutage(error)) return new AppError('UNAVAILABLE', t('request.databaseDown'))
  return new AppError('INTERNAL', t('request.internal'))
}

// What a connection that cannot be made or breaks is called by Node.js, by PostgreSQL (classes 08 and 57P) and by pg.
const OUTAGE_CODE = /^(ECONN|EPIPE$|ETIMEDOUT$|ENOTFOUND$|EAI_AGAIN$|EHOSTUNREACH$|08|57P|53300$)/
const OUTAGE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether an error of Sequelize or pg says that the database is away, rather than that a statement is wrong. */
function isOutage(error: unknown): boolean {
  if (error instanceof ConnectionError) return true
  if (error instanceof DatabaseError) return isOutage(error.parent)
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return OUTAGE_CODE.test(code) || OUTAGE_MESSAGE.test(error.message)
}

/** The 4xx status of an error that Express and its body parsers raise for bad input, or null. */
function clientErrorStatus(error: unknown): number | null {
  if (!(error instanceof Error && 'status' in error && typeof error.status === 'number')) return null
  return error.status >= 400 && error.status < 500 ? error.status : null
}

// A database error carries its statement with what people wrote in it, which is not for the log.
function loggable(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  const { name, message, stack } = error
  return { name, message, stack }
}
