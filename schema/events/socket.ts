import * as z from 'zod/mini'

import type { EventEnvelope } from '#schema/events/define.ts'
import { roomNameSchema } from '#schema/rooms/room.ts'

/** Longest list of rooms a single subscribe call may name. */
export const MAX_SUBSCRIPTIONS = 50

export const subscribeRequest = z.array(roomNameSchema).check(z.minLength(1), z.maxLength(MAX_SUBSCRIPTIONS))

/** Which of the rooms asked for are now followed; one that is refused is no different from one that does not exist. */
export const subscribeAnswer = z.object({ joined: z.array(z.string()), refused: z.array(z.string()) })
export type SubscribeAnswer = z.infer<typeof subscribeAnswer>

/** What the server sends over Socket.IO. */
export type ServerToClient = {
  /** New values, coalesced to the newest revision of each (name, key). */
  events: (batch: EventEnvelope[]) => void
  /** Something may have been missed: read everything again. */
  resync: () => void
  /** The room is no longer yours. */
  left: (room: string) => void
}

/** What a client sends over Socket.IO. */
export type ClientToServer = {
  subscribe: (rooms: string[], ack: (answer: SubscribeAnswer) => void) => void
  unsubscribe: (rooms: string[]) => void
}
