import type { ClockRange, UpdateInfo } from '#document/structure.ts'
import { updateBeyond, type UpdateIndex } from '#document/updateIndex.ts'
import type { LogRow, StoredBody, VersionVector } from '#realtime/storage/contract.ts'
import { encodeStep1, encodeStep2, encodeUpdate, type Clocks } from '#realtime/wire/protocol.ts'
import { isEmptyUpdate } from '#schema/collab/protocol.ts'

import { BodyBytes, type BufferedRow } from './bodyBytes.ts'
import { keptContent, needsRow, type BodyReading } from './reading.ts'
import { StateVector } from './stateVector.ts'

/** The part of an update's description that tells which readers need it. */
export type Content = Pick<UpdateInfo, 'ranges' | 'deletes' | 'parts'>

/**
 * An open body: its bytes and its state vector. There is no Y.Doc, so a joining client gets the
 * bytes unchanged, and one that joins again gets copies of parts of them.
 */
export class BodyBuffer {
  readonly bytes: BodyBytes
  private readonly held = new StateVector()
  private index: UpdateIndex | null
  private step1: Uint8Array | null = null

  /** `reading`: of these stored bytes. */
  constructor(stored: StoredBody, reading: BodyReading) {
    this.bytes = new BodyBytes(stored)
    this.index = reading.index
    this.held.add(reading.held)
    for (const [i, row] of this.bytes.tail.entries()) this.bytes.describe(row, reading.rows[i] ?? null)
  }

  /** The clock up to which the body is held without a gap, by client. */
  get clocks(): Clocks {
    return this.held.clocks
  }

  /** The number of ranges behind a gap. */
  get gaps(): number {
    return this.held.waiting
  }

  /** Adds a row. `content`: null if it is not known yet. */
  add(row: LogRow, content: Content | null, committed: boolean): BufferedRow {
    const buffered = this.bytes.add(row, committed)
    this.bytes.describe(buffered, content && keptContent(content))
    return buffered
  }

  /** Adds the ranges of an update to the state vector. */
  reach(ranges: readonly ClockRange[]): void {
    this.held.add(ranges)
    this.step1 = null
  }

  /** Returns the frame that asks for what is not held here. */
  question(): Uint8Array {
    return (this.step1 ??= encodeStep1(this.clocks))
  }

  /**
   * Returns the frames that answer a SyncStep1: the tail first, the snapshot as the one SyncStep2
   * last.
   */
  answer(clocks: Clocks): Uint8Array[] {
    const { tail, snapshotFrame } = this.bytes
    if (clocks.size === 0) return [...tail.map(row => row.frame), snapshotFrame]
    const rows = tail.filter(({ content }) => !content || needsRow(content, clocks))
    return [...rows.map(row => row.frame), encodeStep2(this.snapshotBeyond(clocks))]
  }

  /**
   * Returns the updates from a place on, for a reader whose state vector there was `clocks`. Each
   * comes with the place to continue from.
   */
  missedSince(place: number, clocks: Clocks): { frame: Uint8Array; place: number }[] {
    const rows = this.bytes.tail.filter(row => row.place >= place)
    if (place > this.bytes.compactedPlace || !this.bytes.snapshot) return rows
    return [{ frame: encodeUpdate(this.snapshotBeyond(clocks)), place }, ...rows]
  }

  /**
   * Adopts a stored snapshot that includes rows that never were here. Returns its difference to the
   * body here, or null when there is none.
   */
  adoptNewer(snapshot: Uint8Array, reading: BodyReading, version: VersionVector): Uint8Array | null {
    this.bytes.adoptNewer(snapshot, version)
    this.index = reading.index
    const brought = this.snapshotBeyond(this.clocks)
    this.reach(reading.held)
    return isEmptyUpdate(brought) ? null : brought
  }

  /** Replaces the rows that a stored snapshot includes. */
  adopt(snapshot: Uint8Array, index: UpdateIndex | null, version: VersionVector): void {
    this.bytes.adopt(snapshot, version)
    this.index = index
  }

  private snapshotBeyond(clocks: Clocks): Uint8Array {
    const { snapshot } = this.bytes
    if (!snapshot) return Uint8Array.of(0, 0)
    return this.index ? updateBeyond(snapshot, this.index, clocks) : snapshot
  }
}
