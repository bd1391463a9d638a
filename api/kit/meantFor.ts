import type { RequestHandler } from 'express'

import { t } from '#api/kit/messages.ts'
import { MEANT_FOR } from '#schema/endpoints/meantFor.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Throws UNAUTHENTICATED for a change that was meant for another user than the signed-in one. */
export const meantForGuard: RequestHandler = (request, _response, next) => {
  const meantFor = request.get(MEANT_FOR)
  if (meantFor !== undefined && meantFor !== request.user?.id)
    throw new AppError('UNAUTHENTICATED', t('request.signIn'))
  next()
}
