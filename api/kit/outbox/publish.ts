import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import type { EventDef } from '#schema/events/define.ts'
import { roomName, type Room } from '#schema/rooms/room.ts'

type Message<V> = {
  /** The id of the changed thing. */
  key: string
  /** Its counter, raised in this transaction. */
  revision: number
  /**
   * The new state, safe for the least privileged reader of the rooms. Null if the thing is deleted.
   */
  value: V | null
  rooms: Room[]
}

/** An event that matches its definition, and the names of its rooms. */
export type OutgoingEvent = {
  name: string
  key: string
  revision: number
  value: unknown
  rooms: string[]
}

const INSERT = `
  INSERT INTO outbox (name, key, revision, value, rooms)
  SELECT e.name, e.key, e.revision, e.value, e.rooms
  FROM jsonb_to_recordset($1) AS e (name text, key text, revision bigint, value jsonb, rooms text[])
  RETURNING 1`

/** Returns an event for {@link publishAll}. Throws if the value does not match the event. */
export function outgoing<V>(event: EventDef<string, V>, message: Message<V>): OutgoingEvent {
  const { key, revision, value, rooms } = message
  return {
    name: event.name,
    key,
    revision,
    value: value === null ? null : event.value.parse(value),
    rooms: rooms.map(roomName),
  }
}

/**
 * Adds events to the outbox, in the transaction of the change that they report. They reach the
 * rooms at least once and in any order.
 */
export async function publishAll(tx: Transaction, events: readonly OutgoingEvent[]): Promise<void> {
  await query(tx, z.unknown(), INSERT, [JSON.stringify(events)])
}

/** Adds one event to the outbox. Throws if the value does not match the event. */
export async function publish<V>(
  tx: Transaction,
  event: EventDef<string, V>,
  message: Message<V>,
): Promise<void> {
  await publishAll(tx, [outgoing(event, message)])
}
