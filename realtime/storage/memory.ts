import { arbitrate } from '#document/acts/arbitrate.ts'
import { idKey, type RecordedAct, type Span } from '#document/acts/record.ts'
import type { DocumentId } from '#schema/shared/ids.ts'

import {
  includesAll,
  headSequencesOf,
  newClientId,
  newestWriters,
  rowsOf,
  UnknownDocumentError,
  type VersionVector,
  type LogRow,
  type NewRow,
  type StoredBody,
  type UpdateLog,
  type Writer,
} from './contract.ts'

/** A log in memory, for tests without a database. */
export class MemoryLog implements UpdateLog {
  private readonly acts = new Map<DocumentId, { lost: Map<string, boolean>; used: Span[] }>()
  private readonly documents = new Map<DocumentId, StoredBody>()

  /** Creates a document. */
  create(doc: DocumentId): void {
    this.documents.set(doc, { snapshot: null, version: {}, tail: [] })
  }

  /** Deletes a document. */
  forget(doc: DocumentId): void {
    this.documents.delete(doc)
  }

  async append(rows: NewRow[]): Promise<void> {
    await Promise.resolve()
    for (const { doc } of rows) this.find(doc)
    for (const { doc, ...row } of rows) {
      const { version, tail } = this.find(doc)
      if (row.n <= (version[row.writer] ?? 0)) continue
      if (tail.some(known => known.writer === row.writer && known.n === row.n)) continue
      tail.push({ ...row, bytes: row.bytes.slice() })
    }
  }

  async appendActs(row: NewRow, acts: readonly RecordedAct[]): Promise<LogRow[]> {
    this.find(row.doc)
    const known = this.acts.get(row.doc) ?? { lost: new Map<string, boolean>(), used: [] }
    this.acts.set(row.doc, known)
    const { verdicts, used, compensation } = arbitrate(acts, known, newClientId())
    for (const verdict of verdicts) known.lost.set(idKey(verdict), verdict.lost)
    known.used.push(...used)
    const rows = rowsOf(row, compensation)
    await this.append(rows.map(one => ({ ...one, doc: row.doc })))
    return rows
  }

  async load(doc: DocumentId): Promise<StoredBody> {
    await Promise.resolve()
    const { snapshot, version, tail } = this.find(doc)
    return { snapshot, version: { ...version }, tail: [...tail] }
  }

  async headSequences(docs: readonly DocumentId[]): Promise<Map<DocumentId, VersionVector>> {
    await Promise.resolve()
    const heads = new Map<DocumentId, VersionVector>()
    for (const doc of docs) {
      const stored = this.documents.get(doc)
      if (stored) heads.set(doc, headSequencesOf(stored.version, stored.tail))
    }
    return heads
  }

  async since(doc: DocumentId, writer: Writer, n: number): Promise<LogRow[]> {
    await Promise.resolve()
    const { tail } = this.find(doc)
    return tail.filter(row => row.writer === writer && row.n > n).toSorted((a, b) => a.n - b.n)
  }

  async compact(doc: DocumentId, snapshot: Uint8Array, version: VersionVector): Promise<boolean> {
    await Promise.resolve()
    const stored = this.find(doc)
    if (!includesAll(version, stored.version)) return false
    this.documents.set(doc, {
      snapshot: snapshot.slice(),
      version: newestWriters(version),
      tail: stored.tail.filter(row => row.n > (version[row.writer] ?? 0)),
    })
    return true
  }

  private find(doc: DocumentId): StoredBody {
    const stored = this.documents.get(doc)
    if (!stored) throw new UnknownDocumentError(`Document ${doc} does not exist.`)
    return stored
  }
}
