import { setTimeout as sleep } from 'node:timers/promises'

import type { Logger } from '#platform/logger.ts'
import type { PresenceUpdate } from '#realtime/room/presenceUpdate.ts'
import type { RoomReplica } from '#realtime/room/replication.ts'
import type { Room } from '#realtime/room/room.ts'
import {
  UnknownDocumentError,
  type VersionVector,
  type LogRow,
  type StoredBody,
  type UpdateLog,
  type Writer,
} from '#realtime/storage/contract.ts'
import type { DocumentId } from '#schema/shared/ids.ts'

import type { Channel } from './channel.ts'
import { decodePeerMessage, encodePeerMessage, type PeerMessage, type Sender } from './messages.ts'

const RETRY_MS = 1000
/**
 * Interval at which processes that share a document ask one another again, in case a goodbye was
 * lost.
 */
const ASK_MS = 60_000

type Options = {
  document: DocumentId
  process: string
  log: UpdateLog
  channel: Channel
  logger: Logger
  /** Called when a message of a process has arrived. */
  heard: (process: string) => void
}

export const topicOf = (document: DocumentId): string => `document:${document}`

/**
 * Links one room to the same document in other processes. Rows travel after their commit, each with
 * its writer's number. A missing number (in rows, in a head sequence, or at a look at the log)
 * leads to one consistent read.
 */
export class PeerLink implements RoomReplica {
  private room: Room | null = null
  /** Messages that arrived before the room was loaded. */
  private early: Uint8Array[] = []
  /** The last number of each writer that is here. */
  private readonly headSequences = new Map<Writer, number>()
  /** The other processes that have the document open, and when each was last heard of. */
  private readonly others = new Map<string, number>()
  private asked = 0
  private unsent: LogRow[] = []
  private reading: 'no' | 'once' | 'again' = 'no'
  private closed = false
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
  }

  /** Receives messages from now on. */
  join(): Promise<void> {
    return this.options.channel.join(topicOf(this.options.document), message => this.receive(message))
  }

  /**
   * Takes the loaded room and the messages that have arrived, and asks the others for presence.
   */
  attach(room: Room): void {
    this.room = room
    for (const [writer, n] of Object.entries(room.bytes.headSequences())) this.headSequences.set(writer, n)
    const { early } = this
    this.early = []
    for (const message of early) this.receive(message)
    this.askPresence()
  }

  /** Publishes rows of this room after their commit, in order. */
  committed(rows: readonly LogRow[]): void {
    for (const { writer, n } of rows) this.headSequences.set(writer, n)
    if (rows.length === 0 || this.others.size === 0) return
    // Rows of one commit travel in one message.
    if (this.unsent.length === 0) setImmediate(() => this.publishRows())
    this.unsent.push(...rows)
  }

  /** Publishes a change in who is here. */
  presenceChanged(update: PresenceUpdate): void {
    if (this.others.size > 0) this.publish({ kind: 'presence', update })
  }

  /** Exchanges presence after the channel was away. */
  ask(): void {
    this.askPresence()
    this.publishPresence()
  }

  /**
   * Drops processes that have not answered for `patienceMs`: they have closed the document, and
   * their goodbye was lost.
   */
  beat(patienceMs: number): void {
    if (this.others.size === 0) return
    const now = Date.now()
    if (now - this.asked >= patienceMs)
      for (const [process, heard] of this.others) if (heard < this.asked) this.lose(process)
    if (now - this.asked >= ASK_MS) this.ask()
  }

  /** Removes a process that is no longer heard of. */
  lose(process: string): void {
    if (this.others.delete(process)) this.room?.presence.removeProcess(process)
  }

  /** Reads the log when it holds more of a writer than is here. */
  check(stored: VersionVector): void {
    const isBehind = Object.entries(stored).some(
      ([writer, n]) => this.room?.writes(writer) !== true && n > (this.headSequences.get(writer) ?? 0),
    )
    if (isBehind) this.read()
  }

  /** Reads the log and takes new rows. */
  read(): void {
    if (this.reading !== 'no') {
      this.reading = 'again'
      return
    }
    this.reading = 'once'
    void this.readAll()
  }

  close(): void {
    this.closed = true
    if (this.room && this.others.size > 0) this.publish({ kind: 'bye' })
    this.options.channel.leave(topicOf(this.options.document))
  }

  private receive(bytes: Uint8Array): void {
    if (this.closed) return
    if (!this.room) {
      this.early.push(bytes)
      return
    }
    const decoded = decodePeerMessage(bytes)
    if (!decoded || decoded.sender.process === this.options.process) return
    this.options.heard(decoded.sender.process)
    this.handle(decoded.sender, decoded.message, this.room)
  }

  private handle(sender: Sender, message: PeerMessage, room: Room): void {
    if (message.kind === 'rows') this.take(sender, message.rows, room)
    else if (sender.headSequence > (this.headSequences.get(sender.writer) ?? 0)) this.read()
    switch (message.kind) {
      case 'rows':
        this.meet(sender.process, false)
        return
      case 'presence':
        this.meet(sender.process, message.update.complete)
        room.presence.applyRemote(sender.process, message.update)
        return
      case 'ask':
        this.others.set(sender.process, Date.now())
        this.publishPresence()
        return
      case 'bye':
        this.lose(sender.process)
        return
      case 'stored':
        this.read()
        return
      default:
        message satisfies never
    }
  }

  /**
   * Notes that a process is here, and exchanges presence with one that was unknown. That one has
   * missed the presence of this process, which is not published while no other is known. A question
   * is answered by every process, so it is asked only if the new one's presence is missing.
   */
  private meet(process: string, hasItsPresence: boolean): void {
    const isKnown = this.others.has(process)
    this.others.set(process, Date.now())
    if (isKnown) return
    if (hasItsPresence) this.publishPresence()
    else this.ask()
  }

  private take({ writer, headSequence }: Sender, rows: Omit<LogRow, 'writer' | 'n'>[], room: Room): void {
    const known = this.headSequences.get(writer) ?? 0
    const before = headSequence - rows.length
    if (headSequence <= known) return
    if (before > known) return this.read()
    this.headSequences.set(writer, headSequence)
    room.take(rows.map((row, i) => ({ ...row, writer, n: before + 1 + i })).slice(known - before))
  }

  private async readAll(): Promise<void> {
    const { document, log, logger } = this.options
    while (this.reading !== 'no' && !this.closed) {
      this.reading = 'once'
      try {
        await this.integrate(await log.load(document))
        if (this.reading === 'once') this.reading = 'no'
      } catch (error) {
        // The deletion of the document also closes the connections.
        if (error instanceof UnknownDocumentError) break
        logger.warn({ err: error, document }, 'rows of other processes could not be read; trying again')
        await sleep(RETRY_MS)
      }
    }
    this.reading = 'no'
  }

  private async integrate({ snapshot, version, tail }: StoredBody): Promise<void> {
    const { room } = this
    if (!room || !this.isLive(room)) return
    if (snapshot && room.bytes.isOlderThan(version)) {
      await room.adoptNewer(snapshot, version)
      if (!this.isLive(room)) return
      for (const [writer, n] of Object.entries(version)) this.reach(writer, n)
    }
    const fresh = tail.filter(
      ({ writer, n }) => n > (this.headSequences.get(writer) ?? 0) && !room.writes(writer),
    )
    for (const { writer, n } of fresh) this.reach(writer, n)
    if (fresh.length > 0) room.take(fresh)
  }

  private isLive(room: Room): boolean {
    return !room.isClosed && !this.closed
  }

  private reach(writer: Writer, n: number): void {
    this.headSequences.set(writer, Math.max(n, this.headSequences.get(writer) ?? 0))
  }

  private publishRows(): void {
    const rows = this.unsent
    this.unsent = []
    if (this.closed) return
    // A message has the rows of one writer.
    for (const writer of new Set(rows.map(row => row.writer))) {
      const own = rows.filter(row => row.writer === writer)
      this.publish({ kind: 'rows', rows: own }, writer, own.at(-1)?.n)
    }
  }

  private askPresence(): void {
    this.asked = Date.now()
    this.publish({ kind: 'ask' })
  }

  private publishPresence(): void {
    if (this.room) this.publish({ kind: 'presence', update: this.room.presence.here() })
  }

  private publish(message: PeerMessage, writer = this.room?.writer, head?: number): void {
    if (writer === undefined) return
    const { channel, process, document } = this.options
    const sender = { process, writer, headSequence: head ?? this.headSequences.get(writer) ?? 0 }
    channel.publish(topicOf(document), encodePeerMessage(sender, message))
  }
}
