import * as Y from 'yjs'

import type { HeldBody, HeldRow } from '#realtime/body/body-buffer.ts'
import { LAGGING_BYTES, STALLED_BYTES } from '#realtime/limits.ts'
import type { RealtimeMetrics } from '#realtime/metrics.ts'
import type { Peer } from '#realtime/wire/peer.ts'
import { encodeStep1, encodeUpdate, type Clocks } from '#realtime/wire/protocol.ts'

/** How often a connection that lags is looked at. */
const LAG_CHECK_MS = 50
/** Merging takes the square of its number of updates. */
const MAX_MERGED = 100
/** With more authors in one tick, each gets one frame for all, its own updates included. */
const MAX_AUTHORS_APART = 8

/** Where those stand who have everything so far. `place`: the next row's; `clocks`: what they have. */
export type Standing = { place: number; clocks: Clocks }
/** A row, and who sent it; null when it came from no connection here. */
export type Authored = { peer: Peer | null; row: HeldRow }
/** Where a peer stopped to follow, and what else than updates it misses since. */
type Lag = Standing & { beside: (peer: Peer) => Uint8Array[] }
type Follower = { follows: boolean; lag: Lag | null }

type Options = {
  body: HeldBody
  metrics: RealtimeMetrics
  /** From now on, what else than updates a peer misses. */
  missingBeside: () => (peer: Peer) => Uint8Array[]
  orFail: (act: () => void) => void
}

/**
 * The connections of a room: who has synced gets every update; whoever reads too slowly gets none, and is brought up to
 * date from the body's own bytes when it reads again.
 */
export class Followers {
  private readonly followers = new Map<Peer, Follower>()
  private lagTimer: NodeJS.Timeout | null = null
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
  }

  get size(): number {
    return this.followers.size
  }

  get peers(): Iterable<Peer> {
    return this.followers.keys()
  }

  add(peer: Peer): void {
    this.followers.set(peer, { follows: false, lag: null })
  }

  /** False when it was not here. */
  remove(peer: Peer): boolean {
    return this.followers.delete(peer)
  }

  close(): void {
    if (this.lagTimer) clearTimeout(this.lagTimer)
  }

  /** Answers a SyncStep1; the first time it also asks for what is missing here, when the peer may write. */
  answer(peer: Peer, clocks: Clocks, mayWrite: boolean): void {
    const follower = this.followers.get(peer)
    if (!follower) return
    const { body } = this.options
    peer.wire.together(() => {
      for (const frame of body.answer(clocks)) peer.wire.send(frame)
      if (!follower.follows && mayWrite) peer.wire.send(encodeStep1(body.clocks))
      for (const frame of follower.lag?.beside(peer) ?? []) peer.wire.send(frame)
    })
    follower.follows = true
    follower.lag = null
    if (peer.wire.unsent > STALLED_BYTES) peer.wire.destroy()
  }

  /** Sends to everybody but those who lag, whether they have synced or not. */
  announce(frameFor: (peer: Peer) => Uint8Array): void {
    const { body } = this.options
    for (const [peer, follower] of this.followers) {
      if (follower.lag) continue
      if (peer.wire.unsent > LAGGING_BYTES) this.lag(follower, { place: body.end, clocks: body.clocks })
      else peer.wire.send(frameFor(peer))
    }
  }

  /** Sends rows to everybody who follows, and to their authors those of the others. */
  broadcast(authored: Authored[], before: Standing): void {
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

  /** Sends frames to everybody who follows; who lags from here on gets them later, from where it stood `before`. */
  send(before: Standing, framesFor: (peer: Peer) => Uint8Array[] | null): void {
    let sent = 0
    for (const [peer, follower] of this.followers) {
      if (!follower.follows || follower.lag) continue
      const frames = framesFor(peer)
      if (!frames) continue
      if (peer.wire.unsent > LAGGING_BYTES) {
        this.lag(follower, before)
        continue
      }
      for (const frame of frames) peer.wire.send(frame)
      sent += frames.length
    }
    this.options.metrics.framesSent(sent)
  }

  private lag(follower: Follower, { place, clocks }: Standing): void {
    follower.lag = { place, clocks: new Map(clocks), beside: this.options.missingBeside() }
    this.lookLater()
  }

  private lookLater(): void {
    this.lagTimer ??= setTimeout(() => this.options.orFail(() => this.catchUp()), LAG_CHECK_MS)
  }

  /** Sends to those who read again what they missed, up to the limit; nothing was queued for them meanwhile. */
  private catchUp(): void {
    this.lagTimer = null
    let anybody = false
    for (const [peer, follower] of this.followers) {
      if (follower.lag && peer.wire.unsent <= LAGGING_BYTES / 2) this.bringUp(peer, follower, follower.lag)
      if (follower.lag) anybody = true
    }
    if (anybody) this.lookLater()
  }

  private bringUp(peer: Peer, follower: Follower, lag: Lag): void {
    const { body, metrics } = this.options
    follower.lag = null
    for (const { frame, place } of body.missedSince(lag.place, lag.clocks)) {
      if (peer.wire.unsent > LAGGING_BYTES) {
        follower.lag = { ...lag, place }
        return
      }
      peer.wire.send(frame)
    }
    metrics.resynced()
    for (const frame of lag.beside(peer)) peer.wire.send(frame)
  }
}

/** Fewer updates for many; as they are where Yjs cannot join them. */
export function merged(updates: Uint8Array[]): Uint8Array[] {
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
