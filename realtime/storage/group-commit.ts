import type { NewRow } from './contract.ts'

type Entry = { rows: NewRow[]; bytes: number; resolve: () => void; reject: (error: unknown) => void }

/** Time in which appends gather before they are written together. */
const WINDOW_MS = 4
/** From one write to the next: each costs a flush of the disk, whatever it holds. */
const SPACING_MS = 30
/** Bytes that are written in one go. */
const MAX_BATCH_BYTES = 8 * 1024 * 1024
/** Bytes that may wait for a database that does not keep up; what comes then is not taken. */
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

/**
 * Gathers what many callers append at about the same time and writes it in one statement. One write runs at a time, so
 * the rows of a document are stored in the order of the calls. When a write fails, the documents in it fail, with
 * everything of theirs that waits: a later row without an earlier one would be of no use.
 */
export class GroupCommit {
  private queue: Entry[] = []
  private waitingBytes = 0
  private timer: NodeJS.Timeout | null = null
  private running = false
  private lastStart = 0
  private readonly write: (rows: NewRow[]) => Promise<void>
  private readonly isRowsFault: (error: unknown) => boolean

  /** `isRowsFault`: whether a failure lies in the rows themselves, so that the others may be tried without them. */
  constructor(write: (rows: NewRow[]) => Promise<void>, isRowsFault: (error: unknown) => boolean) {
    this.write = write
    this.isRowsFault = isRowsFault
  }

  /** Bytes that wait to be written. */
  get waiting(): number {
    return this.waitingBytes
  }

  /** Rows of one document. Resolves when they are written. */
  add(rows: NewRow[]): Promise<void> {
    const bytes = rows.reduce((sum, row) => sum + row.bytes.length, 0)
    if (this.waitingBytes + bytes > MAX_WAITING_BYTES)
      return Promise.reject(new Error('Too much waits to be stored.'))
    this.waitingBytes += bytes
    return new Promise((resolve, reject) => {
      this.queue.push({ rows, bytes, resolve, reject })
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
    await this.writeBatch(this.take())
    // In the same turn as this look at the queue: what is added from here on schedules itself.
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
      await this.write(batch.flatMap(entry => entry.rows))
      for (const entry of batch) entry.resolve()
    } catch (error) {
      const documents = groupByDocument(batch)
      if (documents.size > 1 && this.isRowsFault(error)) {
        for (const entries of documents.values()) await this.writeBatch(entries)
      } else {
        this.fail(batch, new Set(documents.keys()), error)
      }
    }
  }

  private fail(batch: Entry[], documents: Set<string | undefined>, error: unknown): void {
    const waiting = this.queue.filter(entry => documents.has(documentOf(entry)))
    this.queue = this.queue.filter(entry => !documents.has(documentOf(entry)))
    for (const { bytes } of waiting) this.waitingBytes -= bytes
    for (const entry of [...batch, ...waiting]) entry.reject(error)
  }
}
