import type { ErrorRequestHandler, Request, RequestHandler } from 'express'
import { ConnectionError, DatabaseError, ForeignKeyConstraintError } from 'sequelize'
import { z } from 'zod'

import { recordActivity } from '#api/kit/activity.ts'
import { countedAddressOf } from '#api/kit/limits.ts'
import { t } from '#api/kit/messages.ts'
import { loggedPath } from '#api/kit/request.ts'
import { isOutage } from '#platform/database/outage.ts'
import type { Logger } from '#platform/logger.ts'
import type { Tarpit } from '#platform/tarpit.ts'
import { AppError, ERROR_STATUS, type ErrorBody } from '#schema/shared/errors.ts'

/** Seconds after which a caller should try again while the database is away. */
const OUTAGE_RETRY_S = 5
/** Seconds after which the other one of two changes that met is over. */
const COLLISION_RETRY_S = 1

/** Answers calls that match no route. */
export const unknownCall: RequestHandler = request => {
  const path = `${request.baseUrl}${request.path}`
  throw new AppError('NOT_FOUND', t('request.unknownCall', { method: request.method, path }))
}

/** Holds back the answers to an address that goes on although its calls are refused. */
export const holdRefusals =
  (tarpit: Tarpit): ErrorRequestHandler =>
  async (error: unknown, request, _response, next) => {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') {
      const address = countedAddressOf(request)
      tarpit.refused(address)
      await tarpit.pass(address)
    }
    next(error)
  }

/** Returns the HTML that reports an error; null for a request that is no page's. */
export type ErrorPage = (request: Request, error: AppError) => string | null

/** The only place that turns errors into answers: JSON, or HTML in place of a page. */
export const errorHandler =
  (logger: Logger, pageOf: ErrorPage = () => null): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const known = understood(error)
    const status = ERROR_STATUS[known.code]
    noteFailure(logger, { error, known, request })
    // The answer has begun. Breaking it off prevents that it looks complete.
    if (response.headersSent) return next(error)
    const retryAfter = known.details?.['retryAfter']
    if (typeof retryAfter === 'number') response.setHeader('Retry-After', String(retryAfter))
    const page = pageOf(request, known)
    if (page !== null) return response.status(status).set('Cache-Control', 'no-store').type('html').send(page)
    const body: ErrorBody = {
      success: false,
      message: known.message,
      code: known.code,
      ...(known.fields && { fields: known.fields }),
      ...known.details,
      ...(status >= 500 && { request: request.id }),
    }
    // A file that could not be sent has already set its type.
    return response.status(status).type('json').json(body)
  }

type Refused = Pick<Request, 'id' | 'headers' | 'method' | 'path' | 'user' | 'routePattern'>
type Failure = { error: unknown; known: AppError; request: Refused }

/** Logs internal errors and refused calls. */
export function noteFailure(logger: Logger, { error, known, request }: Failure): void {
  // Thrown on purpose, under load: a stack for each call would make it worse.
  if (known === error && known.code === 'UNAVAILABLE')
    logger.info({ request: request.id, url: loggedPath(request.path) }, 'a call was turned away')
  else if (ERROR_STATUS[known.code] >= 500) {
    recordActivity({
      kind: 'error',
      userId: request.user?.id ?? null,
      detail: request.routePattern ?? 'other',
    })
    logger.error(
      { err: loggable(error), request: request.id, url: loggedPath(request.path) },
      'request failed',
    )
  } else if (isRefusal(known, request)) logRefusal(logger, known, request)
  // Usually a race. If it keeps coming back, the call refers to a row that never exists.
  const constraint = missingReference(error)
  if (constraint !== null)
    logger.warn(
      { constraint, request: request.id, url: loggedPath(request.path) },
      'a call referred to a row that is not there',
    )
}

/**
 * Whether a call was refused for lack of permission, or for too many calls. Without access, a
 * resource looks missing, so a user's 404 counts. A visitor's 401 does not, unless the call carries
 * an API key.
 */
function isRefusal({ code }: AppError, request: Refused): boolean {
  const status = ERROR_STATUS[code]
  if (status === 401) return request.headers.authorization !== undefined
  if (status === 404) return request.user !== undefined
  return status === 403 || status === 429
}

function logRefusal(logger: Logger, { code }: AppError, request: Refused): void {
  const { id, method, path, user } = request
  logger.info(
    { security: 'refused', code, request: id, user: user?.id ?? null, method, path: loggedPath(path) },
    'security',
  )
}

/** Returns any error as an AppError that clients may see. */
export function understood(error: unknown): AppError {
  if (error instanceof AppError) return error
  const status = clientErrorStatus(error)
  if (status === 413) return new AppError('TOO_LARGE', t('request.tooLarge'))
  if (status !== null) return new AppError('BAD_REQUEST', t('request.unreadable'))
  if (missingReference(error) !== null) return new AppError('NOT_FOUND', t('request.deletedMeanwhile'))
  if (hasCollided(error))
    return new AppError('UNAVAILABLE', t('request.collided'), { details: { retryAfter: COLLISION_RETRY_S } })
  if (isUnavailable(error))
    return new AppError('UNAVAILABLE', t('request.databaseDown'), { details: { retryAfter: OUTAGE_RETRY_S } })
  return new AppError('INTERNAL', t('request.internal'))
}

const refusedReference = z.object({ table: z.string(), constraint: z.string(), detail: z.string() })

/**
 * Returns the constraint by which a row refers to one that is not there, or null: an account or a document
 * was deleted while the call waited for a lock. (A row that could not be deleted is another fault.)
 */
function missingReference(error: unknown): string | null {
  if (!(error instanceof ForeignKeyConstraintError)) return null
  const refused = refusedReference.safeParse(error.parent)
  if (!refused.success) return null
  const { table, constraint, detail } = refused.data
  // In the language of the database. It names the table that was looked in; `table` is the referring one.
  return detail.split(/\W+/).includes(table) ? null : constraint
}

const collision = z.object({ code: z.enum(['40P01', '40001']) })

/** Whether the database has undone a transaction because of another one (a deadlock). */
const hasCollided = (error: unknown): boolean =>
  error instanceof DatabaseError && collision.safeParse(error.parent).success

/** As `isOutage`, for an error of Sequelize too. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionError) return true
  return isOutage(error instanceof DatabaseError ? error.parent : error)
}

/**
 * Returns the 4xx status of an error that Express and its body parsers raise for bad input, or
 * null.
 */
function clientErrorStatus(error: unknown): number | null {
  if (!(error instanceof Error && 'status' in error && typeof error.status === 'number')) return null
  return error.status >= 400 && error.status < 500 ? error.status : null
}

/**
 * Returns what of an error is logged. A database's error contains its statement and users' text, which
 * must not reach the log.
 */
export function loggable(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  const { name, message, stack, parent } = error
  return Object.assign(new Error(message), { name, stack, ...('code' in parent && { code: parent.code }) })
}
