import { z } from 'zod'

import type { RedisClient } from '#platform/redis/client.ts'
import { storedEvent, type StoredEvent } from '#schema/events/define.ts'

const STREAM = 'bluepencil:events'
/** Holds the number of the newest event. */
const COUNTER = 'bluepencil:events:newest'
const PROBE = 'bluepencil:events:probe'
const FIELD = 'event'

/**
 * The numbers in an empty Redis begin at its clock in microseconds. They are higher than those of
 * an earlier Redis, so readers notice the change.
 */
const BEGIN = `
if redis.call('EXISTS', KEYS[2]) == 0 then
  local time = redis.call('TIME')
  redis.call('SET', KEYS[2], string.format('%.0f', time[1] * 1000000 + time[2]))
end`
const APPEND = `${BEGIN}
for i = 2, #ARGV do
  local id = string.format('%.0f-0', redis.call('INCR', KEYS[2]))
  redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[1], id, '${FIELD}', ARGV[i])
end
return 1`
const NEWEST = `${BEGIN}
return redis.call('GET', KEYS[2])`
const keys = [STREAM, COUNTER]

/** Rejects if the server cannot write: it is full, a replica, or cannot write its file. */
export async function probe(client: RedisClient): Promise<void> {
  await client.set(PROBE, '', { EX: 60 })
}

/** An event and its consecutive number. The event is null when it cannot be read. */
export type Entry = { number: number; event: StoredEvent | null }

/** Appends events, all or none, under the next numbers. */
export async function append(client: RedisClient, events: StoredEvent[], capacity: number): Promise<void> {
  await client.eval(APPEND, {
    keys,
    arguments: [String(capacity), ...events.map(event => JSON.stringify(event))],
  })
}

const number = z.coerce.number().int().nonnegative()

/** Returns the number of the newest event, or the one before the first. */
export const newest = async (client: RedisClient): Promise<number> =>
  number.parse(await client.eval(NEWEST, { keys }))

const reply = z
  .array(
    z.object({ messages: z.array(z.object({ id: z.string(), message: z.record(z.string(), z.string()) })) }),
  )
  .nullable()

/** Returns the events after number `place`. Waits up to `blockMs` for the first one. */
export async function readAfter(
  client: RedisClient,
  place: number,
  count: number,
  blockMs: number,
): Promise<Entry[]> {
  const options = { COUNT: count, BLOCK: blockMs }
  const streams = reply.parse(await client.xRead({ key: STREAM, id: `${place}-0` }, options))
  return (streams?.[0]?.messages ?? []).map(({ id, message }) => ({
    number: number.parse(id.split('-', 1)[0]),
    event: eventIn(message[FIELD]),
  }))
}

function eventIn(text: string | undefined): StoredEvent | null {
  try {
    return storedEvent.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}
