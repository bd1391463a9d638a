import * as z from 'zod/mini'

/** The kind of an event: its name and the shape of its value. */
export type EventDef<N extends string, V> = { readonly name: N; readonly value: z.ZodMiniType<V> }

/** Declares an event. A changed meaning takes a new name; fields may be added. */
export const defineEvent = <N extends string, V>(name: N, value: z.ZodMiniType<V>): EventDef<N, V> => ({
  name,
  value,
})

/**
 * An event as it reaches a client: at least once and in any order. Only one whose `revision` is
 * larger than the last of the same (name, key) counts. `value` is null when the thing is gone.
 */
export const eventEnvelope = z.object({
  name: z.string(),
  key: z.string(),
  revision: z.int().check(z.nonnegative()),
  value: z.unknown(),
})
export type EventEnvelope = z.infer<typeof eventEnvelope>

/**
 * An event as stored and carried on the bus: the envelope, its place in the outbox and its rooms.
 */
export const storedEvent = z.extend(eventEnvelope, { id: z.string(), rooms: z.array(z.string()) })
export type StoredEvent = z.infer<typeof storedEvent>
