import type { NewRow } from './contract.ts'
import { patiently } from './patience.ts'

type Entry = {
  rows: NewRow[]
  bytes: number
  /** When it was added, in milliseconds of `performance.now()`. */
  since: number
  resolve: () => void
  reject: (error: unknown) => void
}

/** Milliseconds in which appends gather before one write. */
const WINDOW_MS = 4
/** Milliseconds between writes: each costs a flush of the disk, whatever its size. */
const SPACING_MS = 30
/** Maximum number of bytes of one write. */
const MAX_BATCH_BYTES = 8 * 1024 * 1024
/** Maximum number of bytes that wait for a slow database. Further appends are rejected. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024

const documentOf = (entry: Entry): string | undefined => entry.rows[0]?.doc

function groupByDocument(entries: Entry[]): Map<string | undefined, Entry[]> {
  const groups = new Map<string | undefined, Entry[]>()
  for (const entry of entries) {
    const group = groups.get(documentOf(entry))
    if (group) group.push(entry)
    else groups.set(documentOf(entry), [entry])
  }
  return groups
}

type Options = {
  /**
   * Whether the rows themselves are to blame, so that the other documents may be tried, and the
   * same rows need not.
   */
  isRowsFault: (error: unknown) => boolean
  /** Milliseconds in which a failed write is repeated: writing a row again is a no-op. */
  patienceMs: number
  /** Called before each repetition. */
  onRetry?: (error: unknown) => void
}

/**
 * Gathers the appends of many callers and writes them in one statement. One write runs at a time,
 * so rows of a document keep their order. A write that fails is repeated. When it fails in the end,
 * its documents fail with everything that waits: a later row is useless without an earlier one.
 */
export class GroupCommit {
  private queue: Entry[] = []
  /** The entries of the running write. */
  private writing: Entry[] = []
  private waitingBytes = 0
  private timer: NodeJS.Timeout | null = null
  private running = false
  private lastStart = 0
  private readonly write: (rows: NewRow[]) => Promise<void>
  private readonly options: Options
  private repeats = true
  /** Why the last write failed; null if it succeeded. */
  failure: Error | null = null

  constructor(write: (rows: NewRow[]) => Promise<void>, options: Options) {
    this.write = write
    this.options = options
  }

  /** From now on, a write that fails is not repeated. */
  stopRetrying(): void {
    this.repeats = false
  }

  /** Bytes that wait to be written. */
  get waiting(): number {
    return this.waitingBytes
  }

  /** Seconds since the oldest rows that are not written yet were added, or 0. */
  get oldest(): number {
    const [first] = this.writing.length > 0 ? this.writing : this.queue
    return first ? (performance.now() - first.since) / 1000 : 0
  }

  /** Adds rows of one document. Resolves when they are written. */
  add(rows: NewRow[]): Promise<void> {
    const bytes = rows.reduce((sum, row) => sum + row.bytes.length, 0)
    if (this.waitingBytes + bytes > MAX_WAITING_BYTES)
      return Promise.reject(new Error('Too many updates wait to be stored.'))
    this.waitingBytes += bytes
    return new Promise((resolve, reject) => {
      this.queue.push({ rows, bytes, since: performance.now(), resolve, reject })
      this.schedule()
    })
  }

  private schedule(): void {
    if (this.running || this.queue.length === 0) return
    const isFull = this.waitingBytes > MAX_BATCH_BYTES
    const wait = isFull ? 0 : Math.max(WINDOW_MS, this.lastStart + SPACING_MS - performance.now())
    this.timer ??= setTimeout(() => void this.writeNext(), wait)
  }

  private async writeNext(): Promise<void> {
    this.timer = null
    this.running = true
    this.lastStart = performance.now()
    this.writing = this.take()
    await this.writeBatch(this.writing)
    this.writing = []
    // In the same tick as this look at the queue: rows added later schedule themselves.
    this.running = false
    this.schedule()
  }

  private take(): Entry[] {
    let bytes = 0
    let count = 0
    for (const entry of this.queue) {
      if (count > 0 && bytes + entry.bytes > MAX_BATCH_BYTES) break
      bytes += entry.bytes
      count++
    }
    this.waitingBytes -= bytes
    return this.queue.splice(0, count)
  }

  private async writeBatch(batch: Entry[]): Promise<void> {
    try {
      await this.writePatiently(batch.flatMap(entry => entry.rows))
      for (const entry of batch) entry.resolve()
    } catch (error) {
      const documents = groupByDocument(batch)
      if (documents.size > 1 && this.options.isRowsFault(error)) {
        for (const entries of documents.values()) await this.writeBatch(entries)
      } else {
        this.fail(batch, new Set(documents.keys()), error)
      }
    }
  }

  private async writePatiently(rows: NewRow[]): Promise<void> {
    const { isRowsFault, patienceMs, onRetry } = this.options
    await patiently(() => this.write(rows), {
      patienceMs,
      repeats: error => {
        if (isRowsFault(error)) return false
        this.failure = error instanceof Error ? error : new Error(String(error))
        return this.repeats
      },
      onRetry,
    })
    this.failure = null
  }

  private fail(batch: Entry[], documents: Set<string | undefined>, error: unknown): void {
    const waiting = this.queue.filter(entry => documents.has(documentOf(entry)))
    this.queue = this.queue.filter(entry => !documents.has(documentOf(entry)))
    for (const { bytes } of waiting) this.waitingBytes -= bytes
    for (const entry of [...batch, ...waiting]) entry.reject(error)
  }
}
