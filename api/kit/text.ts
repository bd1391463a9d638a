import type { RequestHandler } from 'express'

import { t } from '#api/kit/messages.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Rejects text that PostgreSQL cannot store: NUL, and half of a surrogate pair. */
export const storableText: RequestHandler = (request, _response, next) => {
  const field = firstUnstorable(request.body) ?? firstUnstorable(request.query)
  if (field === null) return next()
  const message = t('request.unstorable')
  throw new AppError('VALIDATION', message, { fields: { [field]: message } })
}

/**
 * Returns the path of the first text (a value or a key) that cannot be stored, or null. Accepts
 * values of any depth.
 */
export function firstUnstorable(root: unknown): string | null {
  const waiting: { path: string; value: unknown }[] = [{ path: 'body', value: root }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && !isStorable(value)) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return path
      waiting.push({ path: value === root ? key : `${path}.${key}`, value: inner })
    }
  }
  return null
}

/** Returns whether PostgreSQL can store a text. */
export const isStorable = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text)
