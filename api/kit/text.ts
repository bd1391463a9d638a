import type { RequestHandler } from 'express'

import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

/** Largest JSON body that any call takes. */
export const BODY_LIMIT = '256kb'

/** Postgres keeps neither NUL nor half of a surrogate pair: such text is refused before anything is done with it. */
export const storableText: RequestHandler = (request, _response, next) => {
  const field = firstUnstorable(request.body) ?? firstUnstorable(request.query)
  if (field === null) return next()
  const message = t('request.unstorable')
  throw new AppError('VALIDATION', message, { fields: { [field]: message } })
}

/** The path of the first text (a value or a key) that cannot be stored, or null. Takes values of any depth. */
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

const isStorable = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text)
