import * as Y from 'yjs'

import type { CloseCode } from '#schema/collab/protocol.ts'
import type { DocumentId } from '#schema/shared/ids.ts'
import { inspectUpdate, type ClockRange } from '#document/structure.ts'

import { LAGGING_BYTES, STALLED_BYTES } from '../limits.ts'
import type { RealtimeMetrics } from '../metrics.ts'
import type { PresenceNews } from '../scale/messages.ts'
import {
  type Covers,
  type LogRow,
  type StoredBody,
  type UpdateLog,
  type Writer,
} from '../storage/contract.ts'
import { HeldBody, rangesOf, type HeldRow } from './held-body.ts'
import { authorOf, type Peer } from './peer.ts'
import { Pacer } from './pacer.ts'
import { Presence } from './presence.ts'
import { encodeStep1, encodeUpdate, type Clocks } from './protocol.ts'

/** How often a connection that lags is looked at. */
const LAG_CHECK_MS = 50
/** Merging takes the square of its number of updates. */
const MAX_MERGED = 100
/** With more authors in one tick, each gets one frame for all, its own updates included. */
const MAX_AUTHORS_APART = 8

/** `place`: where the peer stopped to follow; `clocks`: what it had then. */
type Lag = { place: number; clocks: Clocks }
type Member = { follows: boolean; lag: Lag | null }
/** What a peer sent in this tick; `frames` counts what is to be acknowledged. */
type Input = { updates: Uint8Array[]; ranges: ClockRange[]; frames: number }
type Authored = { peer: Peer | null; row: HeldRow }

export type RoomEvents = {
  /** Something new that was written here is committed. */
  changed: (room: Room, rows: readonly HeldRow[]) => void
  /** Something new has come from another process. */
  received: (room: Room) => void
  /** People here have come, moved or gone. */
  presence: (news: PresenceNews) => void
  /** An append failed: what is in memory may not be stored, so the room must not be used again. */
  failed: (room: Room, error: unknown) => void
}

export type RoomContext = {
  log: UpdateLog
  writer: Writer
  events: RoomEvents
  metrics: RealtimeMetrics
  broadcastSpacingMs: number
}

/** One open document: its bytes, who follows it, and what is on its way to the log. */
export class Room {
  readonly id: DocumentId
  readonly body: HeldBody
  readonly presence: Presence
  isClosed = false
  private readonly members = new Map<Peer, Member>()
  private inbox = new Map<Peer | null, Input>()
  private readonly tick: Pacer
  private tickStarted = 0
  private lagTimer: NodeJS.Timeout | null = null
  private committing: Promise<void> = Promise.resolve()
  private n: number
  readonly writer: Writer
  private readonly log: UpdateLog
  private readonly events: RoomEvents
  private readonly metrics: RealtimeMetrics

  /** Throws DamagedDocumentError when what is stored cannot be decoded. */
  constructor(id: DocumentId, stored: StoredBody, context: RoomContext) {
    const { log, writer, events, metrics } = context
    this.id = id
    this.body = new HeldBody(stored)
    this.n = this.body.lastOf(writer)
    this.log = log
    this.writer = writer
    this.events = events
    this.metrics = metrics
    this.tick = new Pacer(context.broadcastSpacingMs, () => this.orFail(() => this.flush()))
    this.presence = new Presence({
      broadcast: frameFor => {
        for (const [peer, member] of this.members) if (!member.lag) peer.wire.send(frameFor(peer.person))
      },
      tell: news => this.events.presence(news),
    })
  }

  get isEmpty(): boolean {
    return this.members.size === 0
  }

  get peers(): Iterable<Peer> {
    return this.members.keys()
  }

  add(peer: Peer): void {
    this.members.set(peer, { follows: false, lag: null })
    for (const frame of this.presence.frames(peer.person)) peer.wire.send(frame)
  }

  remove(peer: Peer): void {
    if (this.members.delete(peer)) this.presence.leave(peer)
  }

  /** Answers a SyncStep1; the first time it also asks for what is missing here, when the peer may write. */
  answer(peer: Peer, clocks: Clocks, mayWrite: boolean): void {
    const member = this.members.get(peer)
    if (!member) return
    peer.wire.together(() => {
      for (const frame of this.body.answer(clocks)) peer.wire.send(frame)
      if (!member.follows && mayWrite) peer.wire.send(encodeStep1(this.body.clocks))
    })
    member.follows = true
    member.lag = null
    if (peer.wire.unsent > STALLED_BYTES) peer.wire.destroy()
  }

  /** Takes an inspected update; null stands for a frame that brings nothing but is acknowledged in its turn. */
  receive(peer: Peer | null, update: Uint8Array | null, ranges: ClockRange[]): void {
    let input = this.inbox.get(peer)
    if (!input) this.inbox.set(peer, (input = { updates: [], ranges: [], frames: 0 }))
    if (update) input.updates.push(update)
    for (const range of ranges) input.ranges.push(range)
    input.frames++
    if (this.tick.isWaiting) return
    this.tickStarted = performance.now()
    this.tick.ask(this.tickStarted)
  }

  /** Logs and sends an update of the server's own. Rejects when it could not be stored. */
  async write(update: Uint8Array): Promise<void> {
    const inspected = inspectUpdate(update)
    this.receive(null, update, inspected.ok ? inspected.value.ranges : [])
    this.flush()
    await this.committing
  }

  /** Takes committed rows of another process. */
  take(rows: readonly LogRow[]): void {
    const here = this.here()
    const authored = rows.map(row => ({ peer: null, row: this.body.add(row, true) }))
    this.broadcast(authored, here)
    for (const { bytes } of rows) this.body.reach(rangesOf(bytes))
    this.events.received(this)
  }

  /** Takes a stored snapshot that another process has made, with what it holds that never was here. */
  adoptNewer(snapshot: Uint8Array, covers: Covers): void {
    // A copy: taking the snapshot moves the clocks.
    const here = { place: this.body.end, clocks: new Map(this.body.clocks) }
    const brought = this.body.adoptNewer(snapshot, covers)
    if (!brought) return
    const frames = [encodeUpdate(brought)]
    this.send(here, () => frames)
    this.events.received(this)
  }

  /** Resolves when everything that was received is committed or the room has failed. */
  async settled(): Promise<void> {
    if (this.tick.isWaiting) this.orFail(() => this.flush())
    await this.committing.catch(() => undefined)
  }

  /** Closes every connection. */
  end(code: CloseCode): void {
    for (const peer of Array.from(this.members.keys())) peer.end(code)
  }

  /** Stops what the room has running; it takes nothing more. */
  close(): void {
    this.isClosed = true
    this.tick.cancel()
    if (this.lagTimer) clearTimeout(this.lagTimer)
    this.presence.close()
  }

  private orFail(act: () => void): void {
    try {
      act()
    } catch (error) {
      // A fault of ours costs this room its connections, not the process everybody's.
      this.events.failed(this, error)
    }
  }

  private flush(): void {
    this.tick.begin(performance.now())
    const inputs = this.inbox
    this.inbox = new Map()
    const authored: Authored[] = []
    const here = this.here()
    let received = 0
    for (const [peer, { updates, frames }] of inputs) {
      if (peer) received += frames
      for (const bytes of merged(updates)) {
        const user = authorOf(peer?.person ?? null)
        authored.push({ peer, row: this.body.add({ writer: this.writer, n: ++this.n, user, bytes }, false) })
      }
    }
    this.broadcast(authored, here)
    for (const { ranges } of inputs.values()) this.body.reach(ranges)
    this.metrics.flushed(received, authored.length)
    this.commit(inputs, authored, this.tickStarted)
  }

  private commit(inputs: Map<Peer | null, Input>, authored: Authored[], started: number): void {
    const rows = authored.map(({ row }) => row)
    const stored =
      rows.length > 0
        ? this.log.append(
            rows.map(({ writer, n, user, bytes }) => ({ doc: this.id, writer, n, user, bytes })),
          )
        : Promise.resolve()
    this.committing = this.afterCommit(Promise.all([this.committing, stored]), inputs, rows, started)
    this.committing.catch((error: unknown) => this.events.failed(this, error))
  }

  private async afterCommit(
    stored: Promise<unknown>,
    inputs: Map<Peer | null, Input>,
    rows: HeldRow[],
    started: number,
  ): Promise<void> {
    await stored
    for (const row of rows) row.committed = true
    for (const [peer, { frames }] of inputs) peer?.saved(frames)
    if (!inputs.has(null) || inputs.size > 1) this.metrics.acknowledged(performance.now() - started)
    if (rows.length > 0) this.events.changed(this, rows)
  }

  /** Where those stand who have everything so far; their clocks are copied when they are kept. */
  private here(): Lag {
    return { place: this.body.end, clocks: this.body.clocks }
  }

  private broadcast(authored: Authored[], lagFrom: Lag): void {
    if (authored.length === 0) return
    const authors = new Set(authored.map(({ peer }) => peer))
    let forAll: Uint8Array[] | null = null
    this.send(lagFrom, peer => {
      const wrote = authors.has(peer)
      if (wrote && authors.size === 1) return null
      return wrote && authors.size <= MAX_AUTHORS_APART
        ? framesOf(authored.filter(one => one.peer !== peer))
        : (forAll ??= framesOf(authored))
    })
  }

  private send(lagFrom: Lag, framesFor: (peer: Peer) => Uint8Array[] | null): void {
    let sent = 0
    for (const [peer, member] of this.members) {
      if (!member.follows || member.lag) continue
      const frames = framesFor(peer)
      if (!frames) continue
      if (peer.wire.unsent > LAGGING_BYTES) {
        this.lag(member, lagFrom)
        continue
      }
      for (const frame of frames) peer.wire.send(frame)
      sent += frames.length
    }
    this.metrics.framesSent(sent)
  }

  private lag(member: Member, { place, clocks }: Lag): void {
    member.lag = { place, clocks: new Map(clocks) }
    this.lagTimer ??= setTimeout(() => this.orFail(() => this.catchUp()), LAG_CHECK_MS)
  }

  /** Sends to those who read again what they missed, up to the limit; nothing was queued for them meanwhile. */
  private catchUp(): void {
    this.lagTimer = null
    for (const [peer, member] of this.members) {
      const { lag } = member
      if (!lag || peer.wire.unsent > LAGGING_BYTES / 2) continue
      member.lag = null
      for (const { frame, place } of this.body.missedSince(lag.place, lag.clocks)) {
        if (peer.wire.unsent > LAGGING_BYTES) {
          member.lag = { place, clocks: lag.clocks }
          break
        }
        peer.wire.send(frame)
      }
      if (member.lag) continue
      this.metrics.resynced()
      for (const frame of this.presence.frames(peer.person)) peer.wire.send(frame)
    }
    const anybody = [...this.members.values()].some(member => member.lag)
    if (anybody) this.lagTimer = setTimeout(() => this.orFail(() => this.catchUp()), LAG_CHECK_MS)
  }
}

/** Fewer updates for many; as they are where Yjs cannot join them. */
function merged(updates: Uint8Array[]): Uint8Array[] {
  if (updates.length < 2) return updates
  const results: Uint8Array[] = []
  for (let start = 0; start < updates.length; start += MAX_MERGED) {
    const some = updates.slice(start, start + MAX_MERGED)
    try {
      results.push(Y.mergeUpdates(some))
    } catch {
      results.push(...some)
    }
  }
  return results
}

function framesOf(authored: Authored[]): Uint8Array[] {
  if (authored.length === 1) return authored.map(({ row }) => row.frame)
  return merged(authored.map(({ row }) => row.bytes)).map(encodeUpdate)
}
