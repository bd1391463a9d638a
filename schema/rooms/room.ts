import * as z from 'zod/mini'

import { issueKey } from '#schema/messages/issueKey.ts'
import { id } from '#schema/shared/ids.ts'

/**
 * A room that can be read and, for a document, written: one name for HTTP, collab and Socket.IO.
 */
export type Room = { kind: 'document' | 'user' | 'admin'; id: string }

/** The name of the room of administrators. There is one. */
export const ADMIN_ROOM = 'admin'
export const adminRoom: Room = { kind: 'admin', id: '00000000-0000-0000-0000-000000000000' }

/** `document:<id>`, `user:<id>` or `admin`. */
export const roomName = (room: Room): string =>
  room.kind === 'admin' ? ADMIN_ROOM : `${room.kind}:${room.id}`

/** Returns the room of that name, or null when the name is malformed. */
export function parseRoom(name: string): Room | null {
  if (name === ADMIN_ROOM) return adminRoom
  const colon = name.indexOf(':')
  const kind = name.slice(0, colon)
  const roomId = name.slice(colon + 1)
  if ((kind !== 'document' && kind !== 'user') || !id.safeParse(roomId).success) return null
  return { kind, id: roomId }
}

/** A room's name between processes. */
export const roomNameSchema = z
  .string()
  .check(z.refine(name => parseRoom(name) !== null, issueKey('roomInvalid')))

export const documentRoom = (documentId: string): Room => ({ kind: 'document', id: documentId })
export const userRoom = (userId: string): Room => ({ kind: 'user', id: userId })
