import type { z } from 'zod'

import { firstUnstorable } from '#api/kit/text.ts'

import { ProviderError } from './error.ts'

/**
 * Returns the JSON of an answer, also with words or a code fence around it. Throws ProviderError
 * for anything else.
 */
export function parseAnswer<T>(text: string, schema: z.ZodType<T>): T {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new ProviderError('malformed', 'its answer is not JSON')
  }
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new ProviderError('malformed', 'its answer does not fit the schema')
  if (firstUnstorable(parsed.data) !== null)
    throw new ProviderError('malformed', 'its answer holds characters that cannot be stored')
  return parsed.data
}
