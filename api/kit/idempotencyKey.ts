import type { Request } from 'express'

import { t } from '#api/kit/messages.ts'
import { idempotencyKey } from '#schema/actions/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

const HEADER = 'Idempotency-Key'

/** Returns the `Idempotency-Key` of a call; undefined only if it is optional. Throws VALIDATION. */
export function idempotencyKeyOf(request: Request, need: 'required' | 'optional'): string | undefined {
  const sent = request.get(HEADER)
  if (sent === undefined && need === 'optional') return undefined
  const parsed = idempotencyKey.safeParse(sent)
  if (parsed.success) return parsed.data
  const message = t('request.idempotencyKey')
  throw new AppError('VALIDATION', message, { fields: { [HEADER]: message } })
}
