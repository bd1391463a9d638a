import type { Pool } from 'pg'

import { inTransaction } from '#platform/database/transaction.ts'
import type { Logger } from '#platform/logger.ts'
import type { BodyLifecycle } from '#realtime/room/lifecycle.ts'
import type { Room } from '#realtime/room/room.ts'
import type { DocumentId } from '#schema/shared/ids.ts'

import { isNewestBehind, keepProjection } from './store.ts'

/** Milliseconds of activity after which a revision is kept. */
const ACTIVITY_MS = 10 * 60_000

type Options = {
  /** Maintains the projections, of which revisions are copies. */
  bodies: BodyLifecycle
  pool: Pool
  logger: Logger
  /** Default: {@link ACTIVITY_MS}. */
  activityMs?: number | undefined
}

/** Keeps automatic revisions: during activity, and when the last person leaves. */
export class AutomaticRevisions implements BodyLifecycle {
  /** Timers of rooms that have changed since they were opened or last kept. */
  private readonly timers = new Map<Room, NodeJS.Timeout>()
  private readonly activityMs: number
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
    this.activityMs = options.activityMs ?? ACTIVITY_MS
  }

  changed(room: Room): void {
    this.options.bodies.changed(room)
    if (this.timers.has(room)) return
    const timer = setTimeout(() => {
      this.timers.delete(room)
      void this.keep(room.id, this.activityMs)
    }, this.activityMs)
    this.timers.set(room, timer.unref())
  }

  received(room: Room): void {
    this.options.bodies.received(room)
  }

  async finish(room: Room): Promise<void> {
    const isChanged = this.timers.has(room)
    await this.options.bodies.finish(room)
    this.stop(room)
    // A crashed process may have left a state to keep, although no one wrote now.
    if (isChanged || (await this.isBehind(room.id))) await this.keep(room.id, 0)
  }

  forget(room: Room): void {
    this.stop(room)
    this.options.bodies.forget(room)
  }

  private stop(room: Room): void {
    clearTimeout(this.timers.get(room))
    this.timers.delete(room)
  }

  private async isBehind(document: DocumentId): Promise<boolean> {
    try {
      return await isNewestBehind(this.options.pool, document)
    } catch (error) {
      this.options.logger.warn({ err: error, document }, 'the newest revision could not be read')
      return false
    }
  }

  private async keep(document: DocumentId, minAgeMs: number): Promise<void> {
    try {
      await inTransaction(this.options.pool, client =>
        keepProjection(client, document, { kind: 'automatic' }, minAgeMs),
      )
    } catch (error) {
      this.options.logger.warn({ err: error, document }, 'a revision could not be kept')
    }
  }
}
