import type { Room } from './room.ts'

/** The consequences of changes in a room’s body: projections, snapshots, revisions. */
export interface BodyLifecycle {
  /** A change made here is committed. */
  changed(room: Room): void
  /** A change of another process has arrived, which looks after it while it lives. */
  received(room: Room): void
  /** The last person has left. Resolves when the stored body is up to date. */
  finish(room: Room): Promise<void>
  /** The room is no longer used. */
  forget(room: Room): void
}
