import { z } from 'zod'

import { explain, textOf } from '#api/kit/explain.ts'
import { t } from '#api/kit/messages.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Parses the path's parameters. Throws NOT_FOUND: malformed ids and unknown ids look the same. */
export function parseParams<T>(schema: z.core.$ZodType<T>, value: unknown): T {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  throw new AppError('NOT_FOUND', t('request.notFound'))
}

/** Parses a query or a body. Throws VALIDATION, which names the fields. */
export function parsePart<T>(schema: z.core.$ZodType<T>, value: unknown): T {
  const parsed = z.safeParse(schema, value, { error: explain })
  if (parsed.success) return parsed.data
  const fields = Object.fromEntries(
    parsed.error.issues.toReversed().map(issue => [issue.path.join('.') || 'body', textOf(issue)]),
  )
  const first = parsed.error.issues[0]
  throw new AppError('VALIDATION', first ? textOf(first) : t('request.invalid'), { fields })
}
