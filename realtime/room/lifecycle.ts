import type { Room } from './room.ts'

/** What happens to a body besides being passed on. */
export interface BodyLifecycle {
  /** Something new that was written here is committed in this room. */
  changed(room: Room): void
  /** Something new has come into this room from another process, which takes care of it while it lives. */
  received(room: Room): void
  /** The last person has left: brings the stored body up to date. */
  finish(room: Room): Promise<void>
  /** The room is no longer used. */
  forget(room: Room): void
}
