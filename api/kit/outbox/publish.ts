import type { Transaction } from 'sequelize'

import { OutboxModel } from '#api/kit/outbox/model.ts'
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

/**
 * Adds an event to the outbox, in the transaction of the change that it reports. It reaches the
 * rooms at least once and in any order. Throws if the value does not match the event.
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
