import type { RequestHandler } from 'express'

import { t } from '#api/kit/messages.ts'
import type { OriginCheck } from '#platform/origin.ts'
import { AppError } from '#schema/shared/errors.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Rejects calls from other sites that change state. */
export const originCheck =
  (isOwnOrigin: OriginCheck): RequestHandler =>
  (request, _response, next) => {
    if (READS.has(request.method) || isOwnOrigin(request)) return next()
    throw new AppError('FOREIGN_ORIGIN', t('request.foreignOrigin'))
  }
