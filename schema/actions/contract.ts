import * as z from 'zod/mini'

import { issueKey } from '#schema/messages/issueKey.ts'

/** The name of the built-in engine. */
export const BUILT_IN = 'built-in'

/** The engine that made a result, as shown to its reader: `built-in`, or the provider's model. */
export const engine = z.string().check(z.minLength(1), z.maxLength(100))
export type Engine = z.infer<typeof engine>

/** A remark on how a result was made, such as why another engine took over; null without one. */
export const note = z.nullable(z.string())

/**
 * The `Idempotency-Key` header of an action. A repeat with the same key returns the first answer
 * and costs nothing.
 */
export const idempotencyKey = z.string().check(z.regex(/^[\w-]{8,64}$/, issueKey('idempotencyKeyInvalid')))

/**
 * The frames of an action's event stream; each is the `data` of one server-sent event. `started`
 * comes again when another engine takes over, which happens only before any output. `done` holds
 * the whole answer. The last frame is `done` or `failed`.
 */
export const actionFrame = <S extends z.core.$ZodLooseShape>(answer: S) =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('started'), engine, note }),
    z.object({ type: z.literal('delta'), text: z.string() }),
    z.object({ type: z.literal('done'), ...answer }),
    z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
  ])

/** A frame of the stream of an action whose answer has the members of `A`. */
export type ActionFrame<A extends object> =
  | { type: 'started'; engine: Engine; note: string | null }
  | { type: 'delta'; text: string }
  | ({ type: 'done' } & A)
  | { type: 'failed'; code: string; message: string }
