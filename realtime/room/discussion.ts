import type { Peer } from '#realtime/wire/peer.ts'
import { encodeDiscussion } from '#realtime/wire/protocol.ts'

/** Milliseconds in which changes gather. */
const WINDOW_MS = 200
/** Milliseconds until a failed read is repeated, and until those who fell behind are tried again. */
const RETRY_MS = 3000
/** A connection with more unsent bytes than this gets the discussion later. */
const BACKLOG_BYTES = 1024 * 1024

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
  private readonly watchers = new Map<Peer, string | null>()
  private timer: NodeJS.Timeout | null = null
  private isReading = false
  private isStale = false
  private isClosed = false
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
  }

  /** Sends the discussion to a peer, soon and after each change. Repeating it does nothing. */
  watch(peer: Peer): void {
    if (this.watchers.has(peer)) return
    this.watchers.set(peer, null)
    this.changed()
  }

  leave(peer: Peer): void {
    this.watchers.delete(peer)
  }

  /** Called after a change of the comments or reactions. */
  changed(): void {
    if (this.watchers.size === 0 || this.isClosed) return
    this.isStale = true
    this.readIn(WINDOW_MS)
  }

  close(): void {
    this.isClosed = true
    if (this.timer) clearTimeout(this.timer)
  }

  private readIn(delay: number): void {
    if (this.isReading || this.isClosed) return
    this.timer ??= setTimeout(() => {
      this.timer = null
      void this.refresh()
    }, delay)
  }

  private async refresh(): Promise<void> {
    this.isReading = true
    this.isStale = false
    let next: number | null
    try {
      next = this.send(await this.options.read()) ? null : RETRY_MS
    } catch (error) {
      this.options.onFailed(error)
      next = RETRY_MS
    }
    this.isReading = false
    if (this.isStale) next = WINDOW_MS
    if (next !== null && this.watchers.size > 0) this.readIn(next)
  }

  /** Returns false when some could not take it. */
  private send(discussion: string): boolean {
    const frame = encodeDiscussion(discussion)
    let isComplete = true
    for (const [peer, sent] of this.watchers) {
      if (sent === discussion) continue
      if (peer.wire.unsent > BACKLOG_BYTES) isComplete = false
      else {
        this.watchers.set(peer, discussion)
        peer.wire.send(frame)
      }
    }
    return isComplete
  }
}
