import {
  includesAll,
  headSequencesOf,
  type VersionVector,
  type LogRow,
  type StoredBody,
} from '#realtime/storage/contract.ts'
import { encodeStep2, encodeUpdate } from '#realtime/wire/protocol.ts'
import { MAX_BODY_BYTES } from '#schema/collab/protocol.ts'

import type { RowContent } from './reading.ts'

/** The bytes of an update without content. */
const NOTHING = Uint8Array.of(0, 0)
/** Rows and bytes of the tail above which a new snapshot pays off. */
const COMPACT_ROWS = 500
const COMPACT_BYTES = 64 * 1024
/** A struct counts for at least so many: a reader spends time and memory on each, however short. */
const BYTES_A_PART = 16

/**
 * A row in memory. `place` numbers the rows of a room in order of arrival. `frame` is the row as it
 * is sent. `content` is null until it is known.
 */
export type BufferedRow = Omit<LogRow, 'bytes'> & {
  place: number
  bytes: Uint8Array
  frame: Uint8Array
  content: RowContent | null
  committed: boolean
}

/** The input of a snapshot, and the version vector that the snapshot will have. */
export type CommittedBody = { parts: Uint8Array[]; version: VersionVector; tailRows: number }

/** A body as bytes: snapshot and tail. Nothing of it is decoded. */
export class BodyBytes {
  snapshot: Uint8Array | null
  /** The snapshot as it is sent. */
  snapshotFrame: Uint8Array
  tail: BufferedRow[] = []
  /** Every row before this place that is no longer in the tail is in the snapshot. */
  compactedPlace = -1
  private version: VersionVector
  private tailBytes = 0
  /** The bytes that the structs of the tail count for beyond their own. */
  private tailExcess = 0
  private nextPlace = 0

  constructor({ snapshot, version, tail }: StoredBody) {
    this.snapshot = snapshot
    this.version = version
    this.snapshotFrame = encodeStep2(snapshot ?? NOTHING)
    for (const row of tail) this.add(row, true)
  }

  /** The bytes of snapshot and tail. */
  get size(): number {
    return (this.snapshot?.length ?? 0) + this.tailBytes
  }

  /** Returns the highest number that this writer has used. */
  lastOf(writer: string): number {
    return this.tail.reduce(
      (last, row) => (row.writer === writer ? Math.max(last, row.n) : last),
      this.version[writer] ?? 0,
    )
  }

  add(row: LogRow, committed: boolean): BufferedRow {
    const frame = encodeUpdate(row.bytes)
    const bytes = frame.subarray(frame.length - row.bytes.length)
    const { writer, n, user } = row
    const place = this.nextPlace++
    // Not spread: objects made by a spread have a hidden class each, which is larger than the row.
    const buffered: BufferedRow = { writer, n, user, bytes, frame, content: null, committed, place }
    this.tail.push(buffered)
    this.tailBytes += bytes.length
    return buffered
  }

  /** Sets the content of a row of the tail, once. */
  describe(row: BufferedRow, content: RowContent | null): void {
    row.content = content
    this.tailExcess += excessOf(row)
  }

  /** Whether the body has rows that no snapshot includes. */
  get hasTail(): boolean {
    return this.tail.length > 0
  }

  /** Whether a snapshot should be made. */
  get isLong(): boolean {
    const size = this.snapshot?.length ?? 0
    const tail = this.tailBytes + this.tailExcess
    return this.tail.length > COMPACT_ROWS || tail > Math.max(COMPACT_BYTES, size / 2)
  }

  /** Whether the body is so large that it accepts only deletions. */
  get isFull(): boolean {
    const size = this.snapshot?.length ?? 0
    return size > MAX_BODY_BYTES || size + this.tailBytes + this.tailExcess > 4 * MAX_BODY_BYTES
  }

  /** The place that the next row will have. */
  get end(): number {
    return this.nextPlace
  }

  /** Returns the committed part of the body. */
  committed(): CommittedBody {
    const rows = this.tail.filter(row => row.committed)
    const version = { ...this.version }
    for (const row of rows) version[row.writer] = Math.max(row.n, version[row.writer] ?? 0)
    const parts = rows.map(row => row.bytes)
    return { parts: this.snapshot ? [this.snapshot, ...parts] : parts, version, tailRows: rows.length }
  }

  /** Returns the head sequence of each writer. */
  headSequences(): VersionVector {
    return headSequencesOf(this.version, this.tail)
  }

  /** Whether a stored snapshot includes the snapshot here, and more. */
  isOlderThan(version: VersionVector): boolean {
    return includesAll(version, this.version) && !includesAll(this.version, version)
  }

  /** Replaces the rows that a stored snapshot includes. */
  adopt(snapshot: Uint8Array, version: VersionVector): void {
    this.snapshotFrame = encodeStep2(snapshot)
    this.snapshot = this.snapshotFrame.subarray(this.snapshotFrame.length - snapshot.length)
    this.version = version
    const kept: BufferedRow[] = []
    for (const row of this.tail) {
      if (row.n > (version[row.writer] ?? 0)) kept.push(row)
      else this.compactedPlace = Math.max(this.compactedPlace, row.place)
    }
    this.tail = kept
    this.tailBytes = kept.reduce((sum, row) => sum + row.bytes.length, 0)
    this.tailExcess = kept.reduce((sum, row) => sum + excessOf(row), 0)
  }

  /** As {@link adopt}, for a snapshot with rows that never were here. */
  adoptNewer(snapshot: Uint8Array, version: VersionVector): void {
    this.adopt(snapshot, version)
    // A backlog before this place needs the snapshot.
    this.compactedPlace = this.nextPlace++
  }
}

/** Returns the bytes that the structs of a row count for beyond its own bytes. */
const excessOf = ({ bytes, content }: BufferedRow): number =>
  Math.max(0, (content?.parts ?? 0) * BYTES_A_PART - bytes.length)
