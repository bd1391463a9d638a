import type { Request } from 'express'

import { idempotencyKey } from '#schema/actions/contract.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

/** Returns the `Idempotency-Key` of a call. Throws VALIDATION. */
export function keyOf(request: Request): string {
  const parsed = idempotencyKey.safeParse(request.get('Idempotency-Key'))
  if (parsed.success) return parsed.data
  const message = t('request.idempotencyKey')
  throw new AppError('VALIDATION', message, { fields: { 'Idempotency-Key': message } })
}

/** Returns the key of a call. Undefined only if it is optional. Throws VALIDATION. */
export const idempotencyKeyOf = (request: Request, need: 'required' | 'optional'): string | undefined =>
  need === 'optional' && request.get('Idempotency-Key') === undefined ? undefined : keyOf(request)
