import type { LogRow } from '#realtime/storage/contract.ts'
import type { DocumentId } from '#schema/shared/ids.ts'

import type { PresenceUpdate } from './presenceUpdate.ts'
import type { Room } from './room.ts'

/** Ties one room to the same document in other processes. */
export interface RoomReplica {
  /** Takes the loaded room: receives updates for it from now on. */
  attach(room: Room): void
  /** Passes on rows of this room, in order, after their commit. */
  committed(rows: readonly LogRow[]): void
  /** Passes on a change in who is here. */
  presenceChanged(update: PresenceUpdate): void
  /** Reads the log and applies the updates that the room lacks. */
  read(): void
  close(): void
}

/** Ties the rooms of this process to the same documents in other processes. */
export interface Replication {
  /** Name of this process. */
  readonly process: string
  /** Begins to receive what others write in a document, before it is loaded. */
  join(document: DocumentId): Promise<RoomReplica>
  leave(document: DocumentId, replica: RoomReplica): void
  /** Reports that the stored body has changed by something other than a room's rows. */
  stored(document: DocumentId): void
}
