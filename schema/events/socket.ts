import * as z from 'zod/mini'

import type { EventEnvelope } from '#schema/events/define.ts'
import { roomNameSchema } from '#schema/rooms/room.ts'

/** Maximum number of rooms of one subscribe call. */
export const MAX_SUBSCRIPTIONS = 50

export const subscribeRequest = z.array(roomNameSchema).check(z.minLength(1), z.maxLength(MAX_SUBSCRIPTIONS))

/** The rooms that are followed now. A refused room and an unknown one are indistinguishable. */
export const subscribeAnswer = z.object({ joined: z.array(z.string()), refused: z.array(z.string()) })
export type SubscribeAnswer = z.infer<typeof subscribeAnswer>

/** Messages that the server sends over Socket.IO. */
export type ServerToClient = {
  /** New values, coalesced to the newest revision of each (name, key). */
  events: (batch: EventEnvelope[]) => void
  /** Events may have been missed: read everything again. */
  resync: () => void
  /** Access to the room is lost. */
  left: (room: string) => void
}

/** Messages that a client sends over Socket.IO. */
export type ClientToServer = {
  subscribe: (rooms: string[], ack: (answer: SubscribeAnswer) => void) => void
  unsubscribe: (rooms: string[]) => void
}
