import type { RequestHandler } from 'express'

import { hasFreshProof } from '#api/features/auth/session.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

/** Lets a call through only when its person has just proved who they are: for a route's `before`. */
export const requireFreshProof: RequestHandler = (request, _response, next) => {
  if (hasFreshProof(request)) return next()
  throw new AppError('REAUTHENTICATION_REQUIRED', t('auth.confirmIdentity'))
}
