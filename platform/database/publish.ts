import type { PoolClient } from 'pg'
import { z } from 'zod'

import type { EventDef } from '#schema/events/define.ts'
import { roomName, type Room } from '#schema/rooms/room.ts'

/**
 * Inserts an event into the outbox, in the transaction of its change, as the api's `publish` does.
 */
export async function publishIn<V>(
  client: PoolClient,
  event: EventDef<string, V>,
  { key, revision, value, rooms }: { key: string; revision: number; value: V; rooms: Room[] },
): Promise<void> {
  await client.query(
    'INSERT INTO outbox (name, key, revision, value, rooms) VALUES ($1, $2, $3, $4::jsonb, $5)',
    [event.name, key, revision, JSON.stringify(z.parse(event.value, value)), rooms.map(roomName)],
  )
}
