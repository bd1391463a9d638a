import type { DocumentId, UserId } from '#schema/shared/ids.ts'

/** One boot of one process; a new one after a failed append, so that a number is never used for two updates. */
export type Writer = string

/** What a snapshot holds: of each writer, all updates up to and including this number. */
export type VersionVector = Record<Writer, number>

/** One Yjs update of a document. `n` counts the updates of its writer in this document, from 1. */
export type LogRow = { writer: Writer; n: number; user: UserId; bytes: Uint8Array }
export type NewRow = LogRow & { doc: DocumentId }

/** Everything that is stored of a body; snapshot and tail together are the document, in any order. */
export type StoredBody = { snapshot: Uint8Array | null; version: VersionVector; tail: LogRow[] }

/** There is no such document. */
export class UnknownDocumentError extends Error {
  override readonly name = 'UnknownDocumentError'
}

/** What is stored of a document cannot be read; it is never taken for an empty one. */
export class DamagedDocumentError extends Error {
  override readonly name = 'DamagedDocumentError'
}

/** Who wrote a row that no person wrote: a repair. */
export const SERVER_USER: UserId = '00000000-0000-0000-0000-000000000000'

/** The append-only log of updates, and the snapshots that replace its oldest part. */
export interface UpdateLog {
  /**
   * Resolves when the rows are committed, in the order of the calls for each document. Appending a row again changes
   * nothing. After a rejection it is unknown whether the rows are stored: go on with a new writer. Rejects with
   * {@link UnknownDocumentError} when the document has gone.
   */
  append(rows: NewRow[]): Promise<void>
  /**
   * One consistent read. Rejects with {@link UnknownDocumentError}, {@link DamagedDocumentError} or what the database
   * says; it never gives an empty body for one that cannot be read.
   */
  load(doc: DocumentId): Promise<StoredBody>
  /** The number of the last row of each writer, in snapshot or tail, of those of the documents that there are. */
  headSequences(docs: readonly DocumentId[]): Promise<Map<DocumentId, VersionVector>>
  /** The rows of a writer behind number `n` that no snapshot has taken in, in order. */
  since(doc: DocumentId, writer: Writer, n: number): Promise<LogRow[]>
  /**
   * Replaces the rows that `covers` names, and the snapshot before, by this snapshot, in one transaction. Gives false and
   * changes nothing when the stored snapshot covers something that this one does not: another process was faster.
   */
  compact(doc: DocumentId, snapshot: Uint8Array, version: VersionVector): Promise<boolean>
}

/** Writers that a snapshot remembers; a living one is always among the newest, since names of writers sort by time. */
const MAX_WRITERS = 64

/** The newest writers of these. */
export const newestWriters = (version: VersionVector): VersionVector =>
  Object.fromEntries(
    Object.entries(version)
      .toSorted(([a], [b]) => (a < b ? 1 : -1))
      .slice(0, MAX_WRITERS),
  )

/** Whether `next` holds at least what `before` holds, of the writers that `next` would remember. */
export const includesAll = (next: VersionVector, before: VersionVector): boolean =>
  Object.entries(newestWriters({ ...next, ...before })).every(
    ([writer]) => (next[writer] ?? 0) >= (before[writer] ?? 0),
  )

/** The number of the last row of each writer, in what a snapshot covers and in rows. */
export function headSequencesOf(
  version: VersionVector,
  rows: readonly { writer: Writer; n: number }[],
): VersionVector {
  const heads = { ...version }
  for (const { writer, n } of rows) heads[writer] = Math.max(n, heads[writer] ?? 0)
  return heads
}
