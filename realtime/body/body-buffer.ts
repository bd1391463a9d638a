import * as Y from 'yjs'

import { inspectUpdate } from '#document/structure.ts'
import {
  includesAll,
  DamagedDocumentError,
  headSequencesOf,
  type VersionVector,
  type LogRow,
  type StoredBody,
} from '#realtime/storage/contract.ts'
import { encodeStep2, encodeUpdate, type Clocks } from '#realtime/wire/protocol.ts'
import { isEmptyUpdate, MAX_BODY_BYTES } from '#schema/collab/protocol.ts'

import { StateVector } from './state-vector.ts'

const NOTHING = Uint8Array.of(0, 0)
/** Rows and bytes of the tail above which a new snapshot pays off. */
const COMPACT_ROWS = 500
const COMPACT_BYTES = 64 * 1024
/** Cached answers to rejoining clients: after a restart many ask from the same state. */
const MAX_DIFFS = 16

/**
 * A row in memory. `place` numbers the rows of a room in order of arrival. `frame` is the row as it
 * is sent.
 */
export type BufferedRow = Omit<LogRow, 'bytes'> & {
  place: number
  bytes: Uint8Array
  frame: Uint8Array
  committed: boolean
}

/** The input of a snapshot, and the version vector that the snapshot will have. */
export type CommittedBody = { parts: Uint8Array[]; version: VersionVector; tailRows: number }

/**
 * A body as bytes: snapshot, tail and state vector. There is no Y.Doc, so a joining client gets the
 * bytes unchanged.
 */
export class BodyBuffer {
  private readonly held = new StateVector()
  private snapshot: Uint8Array | null
  private snapshotFrame: Uint8Array
  private version: VersionVector
  private tail: BufferedRow[] = []
  private tailBytes = 0
  private nextPlace = 0
  /** Every row before this place that is no longer in the tail is in the snapshot. */
  private compactedPlace = -1
  private readonly diffs = new Map<string, Uint8Array>()

  /** Throws {@link DamagedDocumentError} when the bytes are not updates. */
  constructor(stored: StoredBody) {
    this.snapshot = stored.snapshot
    this.version = stored.version
    this.snapshotFrame = encodeStep2(stored.snapshot ?? NOTHING)
    if (stored.snapshot) this.held.addClocks(clocksOf(stored.snapshot))
    for (const row of stored.tail) {
      this.add(row, true)
      this.held.add(rangesOf(row.bytes))
    }
  }

  /** The clock up to which the body is held without a gap, by client. */
  get clocks(): Clocks {
    return this.held.clocks
  }

  /** The bytes of snapshot and tail. */
  get size(): number {
    return (this.snapshot?.length ?? 0) + this.tailBytes
  }

  /** The number of ranges behind a gap. */
  get gaps(): number {
    return this.held.waiting
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
    // Not spread: objects made by a spread have a hidden class each, which is larger than the row.
    const buffered = { writer, n, user, bytes, frame, committed, place: this.nextPlace++ }
    this.tail.push(buffered)
    this.tailBytes += bytes.length
    return buffered
  }

  /** Adds the ranges of an update to the state vector. */
  reach(ranges: Parameters<StateVector['add']>[0]): void {
    this.held.add(ranges)
  }

  /** Whether the body has rows that no snapshot includes. */
  get hasTail(): boolean {
    return this.tail.length > 0
  }

  /** Whether a snapshot should be made. */
  get isLong(): boolean {
    const size = this.snapshot?.length ?? 0
    return this.tail.length > COMPACT_ROWS || this.tailBytes > Math.max(COMPACT_BYTES, size / 2)
  }

  /** Whether the body is so large that it accepts only deletions. */
  get isFull(): boolean {
    const size = this.snapshot?.length ?? 0
    return size > MAX_BODY_BYTES || size + this.tailBytes > 4 * MAX_BODY_BYTES
  }

  /** The place that the next row will have. */
  get end(): number {
    return this.nextPlace
  }

  /**
   * Returns the frames that answer a SyncStep1: the tail first, the snapshot as the one SyncStep2
   * last.
   */
  answer(clocks: Clocks): Uint8Array[] {
    if (clocks.size === 0) return [...this.tail.map(row => row.frame), this.snapshotFrame]
    const vector = Y.encodeStateVector(clocks)
    const updates = this.tail.map(row => diff(row.bytes, vector)).filter(update => !isEmptyUpdate(update))
    return [...updates.map(encodeUpdate), encodeStep2(this.snapshotDiff(vector))]
  }

  /**
   * Returns the updates from a place on, for a reader whose state vector there was `clocks`. Each
   * comes with the place to continue from.
   */
  missedSince(place: number, clocks: Clocks): { frame: Uint8Array; place: number }[] {
    const rows = this.tail.filter(row => row.place >= place)
    if (place > this.compactedPlace || !this.snapshot) return rows
    const compacted = encodeUpdate(this.snapshotDiff(Y.encodeStateVector(clocks)))
    return [{ frame: compacted, place }, ...rows]
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

  /**
   * Adopts a stored snapshot that includes rows that never were here. Returns its difference to the
   * body here, or null when there is none.
   */
  adoptNewer(snapshot: Uint8Array, version: VersionVector): Uint8Array | null {
    const brought = diff(snapshot, Y.encodeStateVector(this.clocks))
    const clocks = clocksOf(snapshot)
    this.adopt(snapshot, version)
    this.held.addClocks(clocks)
    // The snapshot holds rows that never were here: a backlog before this place needs it.
    this.compactedPlace = this.nextPlace++
    return isEmptyUpdate(brought) ? null : brought
  }

  /** Replaces the rows that a stored snapshot includes. */
  adopt(snapshot: Uint8Array, version: VersionVector): void {
    this.snapshotFrame = encodeStep2(snapshot)
    this.snapshot = this.snapshotFrame.subarray(this.snapshotFrame.length - snapshot.length)
    this.version = version
    this.diffs.clear()
    const kept: BufferedRow[] = []
    for (const row of this.tail) {
      if (row.n > (version[row.writer] ?? 0)) kept.push(row)
      else this.compactedPlace = Math.max(this.compactedPlace, row.place)
    }
    this.tail = kept
    this.tailBytes = kept.reduce((sum, row) => sum + row.bytes.length, 0)
  }

  private snapshotDiff(vector: Uint8Array): Uint8Array {
    if (!this.snapshot) return NOTHING
    const key = Buffer.from(vector).toString('latin1')
    const known = this.diffs.get(key)
    if (known) return known
    const made = diff(this.snapshot, vector)
    const [oldest] = this.diffs.keys()
    if (this.diffs.size >= MAX_DIFFS && oldest !== undefined) this.diffs.delete(oldest)
    this.diffs.set(key, made)
    return made
  }
}

/**
 * Returns the difference of an update to a state vector; the whole update where Yjs cannot cut it.
 */
function diff(update: Uint8Array, vector: Uint8Array): Uint8Array {
  try {
    return Y.diffUpdate(update, vector)
  } catch {
    return update
  }
}

/** Returns the clocks that a snapshot reaches without a gap. */
function clocksOf(snapshot: Uint8Array): Clocks {
  const held = new StateVector()
  try {
    const ranges = Y.decodeUpdate(snapshot)
      .structs.filter(struct => !(struct instanceof Y.Skip))
      .map(({ id, length }) => ({ client: id.client, from: id.clock, to: id.clock + length }))
    held.add(ranges)
  } catch (error) {
    throw new DamagedDocumentError('The snapshot cannot be decoded.', { cause: error })
  }
  return held.clocks
}

/**
 * Returns the clock ranges of an update. Throws {@link DamagedDocumentError} when it is not an
 * update.
 */
export function rangesOf(update: Uint8Array): Parameters<StateVector['add']>[0] {
  const inspected = inspectUpdate(update)
  if (inspected.ok) return inspected.value.ranges
  if (inspected.error.code === 'malformed') throw new DamagedDocumentError('An update cannot be decoded.')
  // Stored under earlier rules. Yjs can read it.
  const { from, to } = Y.parseUpdateMeta(update)
  return [...to].map(([client, end]) => ({ client, from: from.get(client) ?? 0, to: end }))
}
