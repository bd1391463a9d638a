import { isDeepStrictEqual } from 'node:util'

import { z } from 'zod'

import type { Endpoint } from '#schema/endpoints/endpoint.ts'

/** Throws if an answer's JSON differs from the declared schema or has additional members. */
export function checkJson(endpoint: Endpoint, schema: z.core.$ZodType | undefined, value: unknown): void {
  check(`The answer to ${endpoint.route}`, schema ?? z.undefined(), value)
}

/** The same for a frame of an event stream. */
export function checkFrame(endpoint: Endpoint, frame: unknown): void {
  check(`A frame of ${endpoint.route}`, endpoint.frames ?? z.never(), frame)
}

/**
 * Compares the JSON that would arrive. A member that the schema does not name is a difference too.
 */
function check(what: string, schema: z.core.$ZodType, value: unknown): void {
  const sent: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value))
  const parsed = z.safeParse(schema, sent)
  if (!parsed.success) throw new Error(`${what} is not what is declared: ${z.prettifyError(parsed.error)}`)
  if (!isDeepStrictEqual(parsed.data, sent))
    throw new Error(`${what} holds more than is declared: ${JSON.stringify(sent)?.slice(0, 2000)}`)
}
