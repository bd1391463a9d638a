import * as z from 'zod/mini'

import { issueKey } from '#schema/messages/issueKey.ts'
import { id } from '#schema/shared/ids.ts'

/**
 * A room that can be read and, for a document, written: one name for HTTP, collab and Socket.IO.
 */
export type Room = { kind: 'document' | 'user' | 'admin' | 'site'; id: string }

/** The id of rooms of which there is one. */
const ONLY = '00000000-0000-0000-0000-000000000000'

/** The name of the room of administrators. There is one. */
export const ADMIN_ROOM = 'admin'
export const adminRoom: Room = { kind: 'admin', id: ONLY }

/** The name of the room of everyone, signed in or not, with a page open. There is one. */
export const SITE_ROOM = 'site'
export const siteRoom: Room = { kind: 'site', id: ONLY }

/** `document:<id>`, `user:<id>`, `admin` or `site`. */
export const roomName = ({ kind, id: roomId }: Room): string =>
  kind === 'admin' || kind === 'site' ? kind : `${kind}:${roomId}`

/** Returns the room of that name, or null when the name is malformed. */
export function parseRoom(name: string): Room | null {
  if (name === ADMIN_ROOM) return adminRoom
  if (name === SITE_ROOM) return siteRoom
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
