import { BACKLOG_BYTES } from '#realtime/limits.ts'
import type { Peer } from '#realtime/wire/peer.ts'
import { encodeDiscussion } from '#realtime/wire/protocol.ts'

/** Milliseconds in which changes gather. */
const WINDOW_MS = 200
/** A long discussion is sent less often: at most so many bytes a millisecond to each connection. */
const BYTES_PER_MS = 50
/** Milliseconds until a failed read is repeated. */
const RETRY_MS = 3000
/** Milliseconds until those who fell behind are tried again. */
const BEHIND_MS = 1000

type Options = {
  /** Reads what readers of the document's page see, as JSON. */
  read: () => Promise<string>
  onFailed: (error: unknown) => void
}

/**
 * The comments and reactions of a document, for the connections that have asked for them: those of its page.
 * They are read once for all, and sent to each after a change.
 */
export class Discussion {
  private readonly watchers = new Map<Peer, Uint8Array | null>()
  private readonly reading: Later
  private readonly sending: Later
  private latest: { json: string; frame: Uint8Array } | null = null
  private isReading = false
  private isStale = false
  private isClosed = false
  private spacing = WINDOW_MS
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
    this.reading = new Later(() => void this.refresh())
    this.sending = new Later(() => this.send())
  }

  /** Sends the discussion to a peer, soon and after each change. Repeating it does nothing. */
  watch(peer: Peer): void {
    if (this.watchers.has(peer)) return
    this.watchers.set(peer, null)
    this.changed()
  }

  leave(peer: Peer): void {
    this.watchers.delete(peer)
    if (this.watchers.size === 0) this.latest = null
  }

  /** Called after a change of the comments, the reactions or the text. */
  changed(): void {
    if (this.watchers.size === 0 || this.isClosed) return
    this.isStale = true
    if (!this.isReading) this.reading.in(this.spacing)
  }

  close(): void {
    this.isClosed = true
    this.reading.cancel()
    this.sending.cancel()
  }

  private async refresh(): Promise<void> {
    this.isReading = true
    this.isStale = false
    let next = this.spacing
    try {
      const json = await this.options.read()
      if (json !== this.latest?.json) this.latest = { json, frame: encodeDiscussion(json) }
      this.spacing = Math.max(WINDOW_MS, this.latest.frame.length / BYTES_PER_MS)
      this.send()
    } catch (error) {
      this.options.onFailed(error)
      this.isStale = true
      next = RETRY_MS
    }
    this.isReading = false
    if (this.isStale && this.watchers.size > 0 && !this.isClosed) this.reading.in(next)
  }

  /** Sends the discussion to those who do not have it, except to connections that do not read. */
  private send(): void {
    const frame = this.latest?.frame
    if (!frame || this.isClosed) return
    for (const [peer, sent] of this.watchers) {
      if (sent === frame) continue
      if (peer.wire.unsent > BACKLOG_BYTES) this.sending.in(BEHIND_MS)
      else {
        this.watchers.set(peer, frame)
        peer.wire.send(frame)
      }
    }
  }
}

/** An act to come. The nearer time counts. */
class Later {
  private timer: NodeJS.Timeout | null = null
  private at = Number.POSITIVE_INFINITY
  private readonly act: () => void

  constructor(act: () => void) {
    this.act = act
  }

  in(delay: number): void {
    const at = performance.now() + delay
    if (at >= this.at) return
    this.cancel()
    this.at = at
    this.timer = setTimeout(() => {
      this.cancel()
      this.act()
    }, delay)
  }

  cancel(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.at = Number.POSITIVE_INFINITY
  }
}
