import * as Y from 'yjs'

import type { ClockRange } from '#document/structure.ts'
import type { BodyBuffer, Content } from '#realtime/body/bodyBuffer.ts'
import type { BufferedRow } from '#realtime/body/bodyBytes.ts'
import { BACKLOG_BYTES, STALLED_BYTES } from '#realtime/limits.ts'
import type { RealtimeMetrics } from '#realtime/metrics.ts'
import type { Peer } from '#realtime/wire/peer.ts'
import { encodeUpdate, type Clocks } from '#realtime/wire/protocol.ts'

/** Interval of looks at slow connections. */
const BACKLOG_CHECK_MS = 50
/** Merging is quadratic in the number of updates, and decodes them. */
const MAX_MERGED = 100
const MAX_MERGED_BYTES = 16 * 1024
/** Above so many authors in one tick, all receive one frame, which includes their own updates. */
const MAX_AUTHORS_APART = 8

/**
 * The position of a connection that has everything so far. `place`: of the next row. `clocks`: its
 * state vector.
 */
export type Position = { place: number; clocks: Clocks }
/** An update, and its content if it is known. */
export type Update = { bytes: Uint8Array; content: Content | null }
/** A row and its sender; null when it came from no connection here. */
export type Authored = { peer: Peer | null; row: BufferedRow }
/** The position at which a slow peer fell behind, and the presence frames that it missed. */
type Backlog = Position & { missedPresence: (peer: Peer) => Uint8Array[] }
type Recipient = { isSynced: boolean; backlog: Backlog | null }

type Options = {
  body: BodyBuffer
  metrics: RealtimeMetrics
  /** Returns a function that computes the presence frames that a peer misses from now on. */
  missedPresence: () => (peer: Peer) => Uint8Array[]
  orFail: (act: () => void) => void
}

/**
 * Broadcasts updates to the synced connections of a room. A connection that reads too slowly gets
 * nothing queued and is brought up to date from the body's bytes when it reads again.
 */
export class Broadcaster {
  private readonly recipients = new Map<Peer, Recipient>()
  private backlogTimer: NodeJS.Timeout | null = null
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
  }

  get size(): number {
    return this.recipients.size
  }

  get peers(): Iterable<Peer> {
    return this.recipients.keys()
  }

  add(peer: Peer): void {
    this.recipients.set(peer, { isSynced: false, backlog: null })
  }

  /** Returns false when it was not here. */
  remove(peer: Peer): boolean {
    return this.recipients.delete(peer)
  }

  close(): void {
    if (this.backlogTimer) clearTimeout(this.backlogTimer)
  }

  /**
   * Answers a SyncStep1. The first time it also sends the server's own SyncStep1, if the peer may
   * write.
   */
  answer(peer: Peer, clocks: Clocks, mayWrite: boolean): void {
    const recipient = this.recipients.get(peer)
    if (!recipient) return
    const { body } = this.options
    peer.wire.together(() => {
      for (const frame of body.answer(clocks)) peer.wire.send(frame)
      if (!recipient.isSynced && mayWrite) peer.wire.send(body.question())
      for (const frame of recipient.backlog?.missedPresence(peer) ?? []) peer.wire.send(frame)
    })
    recipient.isSynced = true
    recipient.backlog = null
    if (peer.wire.unsent > STALLED_BYTES) peer.wire.destroy()
  }

  /** Sends to all connections without a backlog, synced or not. */
  announce(frameFor: (peer: Peer) => Uint8Array): void {
    const { body } = this.options
    for (const [peer, recipient] of this.recipients) {
      if (recipient.backlog) continue
      if (peer.wire.unsent > BACKLOG_BYTES)
        this.holdBack(recipient, { place: body.bytes.end, clocks: body.clocks })
      else peer.wire.send(frameFor(peer))
    }
  }

  /** Sends rows to all synced connections, and to their authors the rows of the others. */
  broadcast(authored: Authored[], before: Position): void {
    if (authored.length === 0) return
    const authors = new Set(authored.map(({ peer }) => peer))
    let forAll: Uint8Array[] | null = null
    this.send(before, peer => {
      const wrote = authors.has(peer)
      if (wrote && authors.size === 1) return null
      return wrote && authors.size <= MAX_AUTHORS_APART
        ? framesOf(authored.filter(one => one.peer !== peer))
        : (forAll ??= framesOf(authored))
    })
  }

  /**
   * Sends frames to all synced connections. One that falls behind here gets them later, from
   * `before`.
   */
  send(before: Position, framesFor: (peer: Peer) => Uint8Array[] | null): void {
    let sent = 0
    for (const [peer, recipient] of this.recipients) {
      if (!recipient.isSynced || recipient.backlog) continue
      const frames = framesFor(peer)
      if (!frames) continue
      if (peer.wire.unsent > BACKLOG_BYTES) {
        this.holdBack(recipient, before)
        continue
      }
      for (const frame of frames) peer.wire.send(frame)
      sent += frames.length
    }
    this.options.metrics.framesSent(sent)
  }

  private holdBack(recipient: Recipient, { place, clocks }: Position): void {
    recipient.backlog = { place, clocks: new Map(clocks), missedPresence: this.options.missedPresence() }
    this.checkLater()
  }

  private checkLater(): void {
    this.backlogTimer ??= setTimeout(() => this.options.orFail(() => this.catchUp()), BACKLOG_CHECK_MS)
  }

  /** Sends missed updates to connections that read again, up to the limit. */
  private catchUp(): void {
    this.backlogTimer = null
    let hasBacklog = false
    for (const [peer, recipient] of this.recipients) {
      if (recipient.backlog && peer.wire.unsent <= BACKLOG_BYTES / 2)
        this.bringUp(peer, recipient, recipient.backlog)
      if (recipient.backlog) hasBacklog = true
    }
    if (hasBacklog) this.checkLater()
  }

  private bringUp(peer: Peer, recipient: Recipient, backlog: Backlog): void {
    const { body, metrics } = this.options
    recipient.backlog = null
    for (const { frame, place } of body.missedSince(backlog.place, backlog.clocks)) {
      if (peer.wire.unsent > BACKLOG_BYTES) {
        recipient.backlog = { ...backlog, place }
        return
      }
      peer.wire.send(frame)
    }
    metrics.resynced()
    for (const frame of backlog.missedPresence(peer)) peer.wire.send(frame)
  }
}

/**
 * Merges short updates that follow one another. Long ones stay as they are, and so do those that
 * Yjs cannot merge.
 */
export function merged(updates: readonly Update[]): Update[] {
  return groupsOf(updates).flatMap(group => {
    if (group.length < 2) return group
    try {
      return [{ bytes: Y.mergeUpdates(group.map(({ bytes }) => bytes)), content: contentOf(group) }]
    } catch {
      return group
    }
  })
}

function groupsOf(updates: readonly Update[]): Update[][] {
  const groups: Update[][] = []
  let bytes = 0
  for (const update of updates) {
    const group = groups.at(-1)
    bytes += update.bytes.length
    if (group && group.length < MAX_MERGED && bytes <= MAX_MERGED_BYTES) group.push(update)
    else {
      groups.push([update])
      bytes = update.bytes.length
    }
  }
  return groups
}

/** Returns the content of updates together. */
function contentOf(updates: readonly Update[]): Content | null {
  const ranges: ClockRange[] = []
  let deletes = false
  let parts = 0
  for (const { content } of updates) {
    if (!content) return null
    parts += content.parts
    ranges.push(...content.ranges)
    deletes ||= content.deletes
  }
  return { ranges, deletes, parts }
}

function framesOf(authored: Authored[]): Uint8Array[] {
  if (authored.length === 1) return authored.map(({ row }) => row.frame)
  return merged(authored.map(({ row }) => row)).map(({ bytes }) => encodeUpdate(bytes))
}
