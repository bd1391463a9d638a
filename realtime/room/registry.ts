import { randomBytes } from 'node:crypto'

import type { Logger } from '#platform/logger.ts'
import { Waiters } from '#platform/waiters.ts'
import { BodyBuffer } from '#realtime/body/bodyBuffer.ts'
import type { BodyReader } from '#realtime/body/reader.ts'
import { RealtimeMetrics } from '#realtime/metrics.ts'
import { UNLIMITED, type RoomBudget } from '#realtime/quota/budget.ts'
import type { LogRow, UpdateLog } from '#realtime/storage/contract.ts'
import { lineOf, type Person } from '#realtime/wire/peer.ts'
import { CLOSE, type CloseCode } from '#schema/collab/protocol.ts'
import type { DocumentId } from '#schema/shared/ids.ts'
import { NOTHING_SAID } from '#schema/sharing/discussion.ts'

import { Answers } from './answers.ts'
import type { BodyLifecycle } from './lifecycle.ts'
import type { Replication, RoomReplica } from './replication.ts'
import { Room, type RoomEvents } from './room.ts'
import type { Session } from './session.ts'
import type { SuggestionGuard } from './suggestions.ts'

type Entry = {
  loading: Promise<Room>
  /** The users who wait while the room is loading. */
  waiters: Waiters
  room: Room | null
  replica: RoomReplica | null
}

/** Returns a name for one boot of one process. Names sort by time. */
export const newProcessName = (): string => `${Date.now().toString(36)}-${randomBytes(6).toString('hex')}`

const NO_GUARD: SuggestionGuard = {
  judge: () => Promise.resolve({ verdict: 'later', completion: null }),
  complete: () => Promise.resolve(null),
  forget: () => undefined,
}

const nothingSaid = () => Promise.resolve(JSON.stringify(NOTHING_SAID))

export type RegistryOptions = {
  log: UpdateLog
  reader: BodyReader
  /** Judges the updates of suggesters, and completes decisions. Default: none can be. */
  guard?: SuggestionGuard
  lifecycle: BodyLifecycle
  logger: Logger
  /** Links to other processes, if there are any. */
  cluster?: Replication | null
  metrics?: RealtimeMetrics
  /** The storage of documents' owners. Default: without limits. */
  quota?: { open(doc: DocumentId): Promise<RoomBudget> }
  /** Reads what people say about a document, as JSON. Default: nothing. */
  readDiscussion?: (doc: DocumentId) => Promise<string>
  /** Shortest time between broadcasts of a room. Default: 0, once per tick of the event loop. */
  broadcastSpacingMs?: number
}

/**
 * The rooms that are open in this process. The first session loads a room, and the last one closes
 * it.
 */
export class RoomRegistry {
  private readonly entries = new Map<DocumentId, Entry>()
  private readonly boot: string
  /**
   * Raised after each failed append, so that a number with an unknown fate is never used again.
   */
  private epoch = 0
  private readonly options: RegistryOptions
  private readonly metrics: RealtimeMetrics
  private readonly answers = new Answers()

  constructor(options: RegistryOptions) {
    this.options = options
    this.metrics = options.metrics ?? new RealtimeMetrics()
    this.boot = options.cluster?.process ?? newProcessName()
  }

  /**
   * Admits a session to the room of a document, and loads the room if needed. Returns the bytes that
   * were loaded for it. Rejects as the log does. A session that has closed meanwhile stays out.
   */
  async enter(doc: DocumentId, session: Session, person: Person): Promise<number> {
    for (;;) {
      const isLoaded = this.entries.has(doc)
      const room = await this.load(doc, lineOf(person, doc))
      // The last person may have left while this session waited for the same room.
      if (room.isClosed) continue
      if (!session.open(person, room)) await this.release(room)
      return isLoaded ? 0 : room.bytes.size
    }
  }

  /** Called when a session has left a document. */
  leave(doc: DocumentId): void {
    const room = this.find(doc)
    if (room) void this.release(room)
  }

  /**
   * Brings a row that no room has logged to every open room of the document, here and in other
   * processes.
   */
  async logged(doc: DocumentId, row: LogRow): Promise<void> {
    this.options.cluster?.stored(doc)
    const entry = this.entries.get(doc)
    // A room that is loading may have read the log before this row.
    const room = await entry?.loading.catch(() => null)
    if (!entry || !room || room.isClosed) return
    if (entry.replica) entry.replica.read()
    else if (room.body.bytes.lastOf(row.writer) < row.n) room.take([row])
    this.options.lifecycle.changed(room)
  }

  /** Closes the room when it is empty and everything is stored. */
  async release(room: Room): Promise<void> {
    while (room.isEmpty && !room.isClosed) {
      await room.settled()
      if (!room.isEmpty || room.isClosed) return
      await this.options.lifecycle.finish(room)
      // Someone may have come, written and left meanwhile. The next room would number its rows as
      // those that are not in the log yet, and the log would take them for repetitions.
      if (room.isEmpty && !room.isClosed && room.isSettled) this.drop(room)
    }
  }

  /** Returns the room of a document if it is open. */
  find(doc: DocumentId): Room | null {
    return this.entries.get(doc)?.room ?? null
  }

  get all(): Room[] {
    return [...this.entries.values()].flatMap(({ room }) => room ?? [])
  }

  /** Closes all connections of a document. */
  close(doc: DocumentId, code: CloseCode): void {
    const room = this.find(doc)
    if (!room) return
    this.drop(room)
    room.end(code)
  }

  /** Brings every room up to date, for the end of the process. */
  async finish(): Promise<void> {
    await Promise.all(
      this.all.map(async room => {
        await room.settled()
        await this.options.lifecycle.finish(room)
      }),
    )
  }

  /** Drops the room at once. The next session loads the document again. */
  drop(room: Room): void {
    const entry = this.entries.get(room.id)
    if (entry?.room === room) {
      this.entries.delete(room.id)
      if (entry.replica) this.options.cluster?.leave(room.id, entry.replica)
    }
    room.close()
    this.options.lifecycle.forget(room)
  }

  private load(doc: DocumentId, who: string): Promise<Room> {
    const known = this.entries.get(doc)
    known?.waiters.join(who)
    if (known) return known.loading
    const entry: Entry = {
      loading: Promise.resolve().then(() => this.read(doc, entry)),
      waiters: new Waiters(who),
      room: null,
      replica: null,
    }
    this.entries.set(doc, entry)
    return entry.loading
  }

  private async read(doc: DocumentId, entry: Entry): Promise<Room> {
    const {
      log,
      reader,
      guard = NO_GUARD,
      quota,
      broadcastSpacingMs = 0,
      readDiscussion = nothingSaid,
    } = this.options
    const opening = quota?.open(doc) ?? Promise.resolve(UNLIMITED)
    // Its failure is reported where it is awaited.
    opening.catch(() => undefined)
    try {
      // Joined before the log is read, so that no row falls in between.
      entry.replica = (await this.options.cluster?.join(doc)) ?? null
      const writer = `${this.boot}.${this.epoch}`
      const events: RoomEvents = {
        changed: (room, rows) => {
          entry.replica?.committed(rows)
          this.options.lifecycle.changed(room)
        },
        received: room => this.options.lifecycle.received(room),
        presence: update => entry.replica?.presenceChanged(update),
        failed: (room, error) => this.fail(room, error),
        discussionFailed: (room, error) =>
          this.options.logger.warn({ err: error, document: room.id }, 'a discussion could not be read'),
      }
      const stored = await log.load(doc)
      const rows = stored.tail.map(({ bytes }) => bytes)
      const body = new BodyBuffer(stored, await reader.read(stored.snapshot, rows, entry.waiters))
      const storage = await opening
      const room = new Room(doc, body, {
        log,
        reader,
        guard,
        writer,
        events,
        metrics: this.metrics,
        storage,
        broadcastSpacingMs,
        answers: this.answers,
        readDiscussion: () => readDiscussion(doc),
      })
      entry.room = room
      entry.replica?.attach(room)
      return room
    } catch (error) {
      // A failed load leaves nothing behind. The next session tries again.
      this.entries.delete(doc)
      opening.then(opened => opened.close()).catch(() => undefined)
      if (entry.replica) this.options.cluster?.leave(doc, entry.replica)
      throw error
    }
  }

  private fail(room: Room, error: unknown): void {
    if (room.isClosed) return
    this.options.logger.error({ err: error, document: room.id }, 'updates could not be stored')
    this.epoch++
    this.drop(room)
    room.end(CLOSE.storage)
  }
}
