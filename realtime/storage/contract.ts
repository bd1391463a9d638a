import { randomInt } from 'node:crypto'

import type { RecordedAct } from '#document/acts/record.ts'
import type { DocumentId, UserId } from '#schema/shared/ids.ts'

/**
 * One boot of one process. A failed append starts a new writer, so that no number is used for two
 * updates.
 */
export type Writer = string

/** The last number of each writer that a snapshot or a body includes. */
export type VersionVector = Record<Writer, number>

/** One Yjs update of a document. `n` counts the updates of its writer in this document, from 1. */
export type LogRow = { writer: Writer; n: number; user: UserId; bytes: Uint8Array }
export type NewRow = LogRow & { doc: DocumentId }

/** A stored body: snapshot and tail together, in any order. */
export type StoredBody = { snapshot: Uint8Array | null; version: VersionVector; tail: LogRow[] }

/** The document does not exist. */
export class UnknownDocumentError extends Error {
  override readonly name = 'UnknownDocumentError'
}

/** A stored body cannot be read. It is never mistaken for an empty one. */
export class DamagedDocumentError extends Error {
  override readonly name = 'DamagedDocumentError'
}

/** The author of rows that the server writes: repairs. */
export const SERVER_USER: UserId = '00000000-0000-0000-0000-000000000000'

/** The append-only log of updates, and the snapshots that replace its oldest part. */
export interface UpdateLog {
  /**
   * Resolves when the rows are committed, in the order of the calls for each document. Appending a
   * row again is a no-op. After a rejection it is unknown whether the rows are stored: continue
   * with a new writer. Rejects with {@link UnknownDocumentError} when the document is gone.
   */
  append(rows: NewRow[]): Promise<void>
  /**
   * Decides the acts of an update by those stored before, in one transaction with it. Returns the
   * rows that were stored, numbered from the update's own number: the compensation of the acts that
   * lost, if there is one, and the update. Others have to see them in this order. After a rejection
   * it is unknown whether the rows are stored; acts that are sent again are decided as before.
   */
  appendActs(row: NewRow, acts: readonly RecordedAct[]): Promise<LogRow[]>
  /**
   * One consistent read. Rejects with {@link UnknownDocumentError}, {@link DamagedDocumentError} or
   * the database's error. It never returns an empty body in place of an unreadable one.
   */
  load(doc: DocumentId): Promise<StoredBody>
  /** Returns the head sequences, in snapshot or tail, of those documents that exist. */
  headSequences(docs: readonly DocumentId[]): Promise<Map<DocumentId, VersionVector>>
  /** Returns the rows of a writer after number `n` that no snapshot includes, in order. */
  since(doc: DocumentId, writer: Writer, n: number): Promise<LogRow[]>
  /**
   * Replaces the rows that `version` includes, and the previous snapshot, in one transaction.
   * Returns false and changes nothing when the stored snapshot includes more: another process was
   * faster.
   */
  compact(doc: DocumentId, snapshot: Uint8Array, version: VersionVector): Promise<boolean>
}

/**
 * Maximum number of writers that a snapshot remembers. A living one is always among the newest, since names of
 * writers sort by time.
 */
const MAX_WRITERS = 64

/** Returns the newest writers of a version vector. */
export const newestWriters = (version: VersionVector): VersionVector =>
  Object.fromEntries(
    Object.entries(version)
      .toSorted(([a], [b]) => (a < b ? 1 : -1))
      .slice(0, MAX_WRITERS),
  )

/** Whether `next` includes `before`, among the writers that `next` would remember. */
export const includesAll = (next: VersionVector, before: VersionVector): boolean =>
  Object.entries(newestWriters({ ...next, ...before })).every(
    ([writer]) => (next[writer] ?? 0) >= (before[writer] ?? 0),
  )

/** Returns the last number of each writer, in a snapshot's version vector and in rows. */
export function headSequencesOf(
  version: VersionVector,
  rows: readonly { writer: Writer; n: number }[],
): VersionVector {
  const heads = { ...version }
  for (const { writer, n } of rows) heads[writer] = Math.max(n, heads[writer] ?? 0)
  return heads
}

/** Returns a client id for text that the server puts back: Yjs chooses from as many. */
export const newClientId = (): number => randomInt(1, 2 ** 32)

/** Returns the rows of an update and the compensation of its acts, in their order. */
export const rowsOf = ({ doc: _doc, ...row }: NewRow, compensation: Uint8Array | null): LogRow[] =>
  compensation
    ? [
        { ...row, bytes: compensation },
        { ...row, n: row.n + 1 },
      ]
    : [row]
