import { setTimeout as sleep } from 'node:timers/promises'

import type { Logger } from '#platform/logger.ts'
import type { PresenceNews } from '#realtime/room/presence-news.ts'
import type { RoomReplica } from '#realtime/room/replication.ts'
import type { Room } from '#realtime/room/room.ts'
import {
  UnknownDocumentError,
  type Covers,
  type LogRow,
  type UpdateLog,
  type Writer,
} from '#realtime/storage/contract.ts'
import type { DocumentId } from '#schema/shared/ids.ts'

import type { Channel } from './channel.ts'
import { decodeScale, encodeScale, type ScaleMessage, type Sender } from './messages.ts'

const RETRY_MS = 1000
/** How often those who share a document ask one another again: a goodbye may have been lost. */
const ASK_MS = 60_000

type Options = {
  document: DocumentId
  process: string
  log: UpdateLog
  channel: Channel
  logger: Logger
  /** A process has said something. */
  heard: (process: string) => void
}

export const topicOf = (document: DocumentId): string => `document:${document}`

/**
 * One room's tie to the same document in other processes. Rows travel after their commit, each with its writer's number;
 * whatever shows that a number is missing here (a row, a head, a look at the log) leads to one consistent read.
 */
export class RoomLink implements RoomReplica {
  private room: Room | null = null
  /** What came before the room was loaded. */
  private early: Uint8Array[] = []
  /** Number of the last row of each writer that is here. */
  private readonly heads = new Map<Writer, number>()
  /** The processes that have the document open too, and when each was last heard of in it. */
  private readonly others = new Map<string, number>()
  private asked = 0
  private unsent: Omit<LogRow, 'writer' | 'n'>[] = []
  private reading: 'no' | 'once' | 'again' = 'no'
  private closed = false
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
  }

  /** Hears from now on. */
  join(): Promise<void> {
    return this.options.channel.join(topicOf(this.options.document), message => this.receive(message))
  }

  /** The room is loaded: takes what came meanwhile, and asks the others who is there. */
  attach(room: Room): void {
    this.room = room
    for (const [writer, n] of Object.entries(room.body.heads())) this.heads.set(writer, n)
    const { early } = this
    this.early = []
    for (const message of early) this.receive(message)
    this.askWho()
  }

  /** Rows of this room that are committed now, in order. */
  committed(rows: readonly LogRow[]): void {
    const last = rows.at(-1)
    if (!last) return
    this.heads.set(last.writer, last.n)
    if (this.others.size === 0) return
    // What one write to the log commits travels in one message.
    if (this.unsent.length === 0) setImmediate(() => this.publishRows())
    for (const { user, bytes } of rows) this.unsent.push({ user, bytes })
  }

  /** People here have come, moved or gone. */
  tell(news: PresenceNews): void {
    if (this.others.size > 0) this.publish({ kind: 'presence', news })
  }

  /** The channel was away: who is there, and what is new? */
  ask(): void {
    this.askWho()
    this.tellAll()
  }

  /** Time has passed: who did not answer for `patienceMs` has closed the document, and its goodbye was not heard. */
  beat(patienceMs: number): void {
    if (this.others.size === 0) return
    const now = Date.now()
    if (now - this.asked >= patienceMs)
      for (const [process, heard] of this.others) if (heard < this.asked) this.lose(process)
    if (now - this.asked >= ASK_MS) this.ask()
  }

  /** A process is no longer heard of. */
  lose(process: string): void {
    if (this.others.delete(process)) this.room?.presence.lose(process)
  }

  /** Compares with what the log holds of each writer. */
  check(stored: Covers): void {
    const own = this.room?.writer
    const isBehind = Object.entries(stored).some(
      ([writer, n]) => writer !== own && n > (this.heads.get(writer) ?? 0),
    )
    if (isBehind) this.read()
  }

  /** Reads what is stored and takes what is new in it. */
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
    const decoded = decodeScale(bytes)
    if (!decoded || decoded.sender.process === this.options.process) return
    this.options.heard(decoded.sender.process)
    this.handle(decoded.sender, decoded.message, this.room)
  }

  private handle(sender: Sender, message: ScaleMessage, room: Room): void {
    if (message.kind === 'rows') this.take(sender, message.rows, room)
    else if (sender.head > (this.heads.get(sender.writer) ?? 0)) this.read()
    switch (message.kind) {
      case 'rows':
        this.others.set(sender.process, Date.now())
        return
      case 'presence':
        this.others.set(sender.process, Date.now())
        room.presence.hear(sender.process, message.news)
        return
      case 'ask':
        this.others.set(sender.process, Date.now())
        this.tellAll()
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

  private take({ writer, head }: Sender, rows: Omit<LogRow, 'writer' | 'n'>[], room: Room): void {
    const known = this.heads.get(writer) ?? 0
    const before = head - rows.length
    if (head <= known) return
    if (before > known) return this.read()
    this.heads.set(writer, head)
    room.take(rows.map((row, i) => ({ ...row, writer, n: before + 1 + i })).slice(known - before))
  }

  private async readAll(): Promise<void> {
    const { document, log, logger } = this.options
    while (this.reading !== 'no' && !this.closed) {
      this.reading = 'once'
      try {
        this.integrate(await log.load(document))
        if (this.reading === 'once') this.reading = 'no'
      } catch (error) {
        // Whoever has taken it away also closes the connections.
        if (error instanceof UnknownDocumentError) break
        logger.warn({ err: error, document }, 'what other processes wrote could not be read; trying again')
        await sleep(RETRY_MS)
      }
    }
    this.reading = 'no'
  }

  private integrate({ snapshot, covers, tail }: Awaited<ReturnType<UpdateLog['load']>>): void {
    const { room } = this
    if (!room || room.isClosed || this.closed) return
    if (snapshot && room.body.isOlderThan(covers)) {
      room.adoptNewer(snapshot, covers)
      for (const [writer, n] of Object.entries(covers)) this.reach(writer, n)
    }
    const fresh = tail.filter(({ writer, n }) => n > (this.heads.get(writer) ?? 0) && writer !== room.writer)
    for (const { writer, n } of fresh) this.reach(writer, n)
    if (fresh.length > 0) room.take(fresh)
  }

  private reach(writer: Writer, n: number): void {
    this.heads.set(writer, Math.max(n, this.heads.get(writer) ?? 0))
  }

  private publishRows(): void {
    const rows = this.unsent
    this.unsent = []
    if (!this.closed) this.publish({ kind: 'rows', rows })
  }

  private askWho(): void {
    this.asked = Date.now()
    this.publish({ kind: 'ask' })
  }

  private tellAll(): void {
    if (this.room) this.publish({ kind: 'presence', news: this.room.presence.here() })
  }

  private publish(message: ScaleMessage): void {
    const { room } = this
    if (!room) return
    const { channel, process, document } = this.options
    const sender = { process, writer: room.writer, head: this.heads.get(room.writer) ?? 0 }
    channel.publish(topicOf(document), encodeScale(sender, message))
  }
}
