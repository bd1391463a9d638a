import type { Transaction } from 'sequelize'

import { OutboxModel } from '#api/kit/outbox/model.ts'
import type { EventDef } from '#schema/events/define.ts'
import { roomName, type Room } from '#schema/rooms/room.ts'

type Message<V> = {
  /** Which thing the event tells of. */
  key: string
  /** The thing's own counter, raised in this transaction. */
  revision: number
  /** The new state, safe for the least privileged reader of the rooms; null when the thing is gone. */
  value: V | null
  rooms: Room[]
}

/**
 * Puts an event into the outbox, in the transaction of the change that it tells of: both happen or neither. It reaches
 * the rooms at least once and in any order. Throws when the value does not fit the event.
 */
export async function publish<V>(
  tx: Transaction,
  event: EventDef<string, V>,
  message: Message<V>,
): Promise<void> {
  const { key, revision, value, rooms } = message
  await OutboxModel.create(
    {
      name: event.name,
      key,
      revision,
      value: value === null ? null : event.value.parse(value),
      rooms: rooms.map(roomName),
    },
    { transaction: tx },
  )
}
