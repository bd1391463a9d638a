import type { Request, RequestHandler } from 'express'

import { t } from '#api/kit/messages.ts'
import { MEANT_FOR } from '#schema/endpoints/meantFor.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Throws UNAUTHENTICATED for a change that was meant for another user than the signed-in one. */
export function requireMeantFor(request: Request): void {
  const meantFor = request.get(MEANT_FOR)
  if (meantFor !== undefined && meantFor !== request.user?.id)
    throw new AppError('UNAUTHENTICATED', t('request.signIn'))
}

/** Refuses changes as {@link requireMeantFor} does. */
export const meantForGuard: RequestHandler = (request, _response, next) => {
  requireMeantFor(request)
  next()
}
