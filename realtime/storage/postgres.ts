import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'

import type { RecordedAct } from '#document/acts/record.ts'
import type { Logger } from '#platform/logger.ts'
import { Semaphore } from '#platform/semaphore.ts'
import type { DocumentId } from '#schema/shared/ids.ts'

import { decideActs } from './acts.ts'
import {
  includesAll,
  DamagedDocumentError,
  headSequencesOf,
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
import { GroupCommit } from './groupCommit.ts'
import { patiently } from './patience.ts'
import type { LogPools } from './pools.ts'

const bytes = z.instanceof(Uint8Array)
const versionVector = z.record(z.string(), z.number().int().positive())
const head = z.object({ bytes: bytes.nullable(), covers: versionVector.nullable() })
const headsRow = z.object({
  id: z.string(),
  covers: versionVector.nullable(),
  tail: z.array(z.object({ writer: z.string(), n: z.number().int() })).nullable(),
})
const logRow = z.object({ writer: z.string(), n: z.number().int(), user: z.string(), bytes })

// All bytes travel as one binary parameter. An array of them would be sent as hexadecimal text.
const INSERT = `
  INSERT INTO document_updates (document_id, writer, n, user_id, bytes)
  SELECT r.doc, r.writer, r.n, r.author, substring($5::bytea FROM r.start FOR r.length)
  FROM unnest($1::uuid[], $2::text[], $3::bigint[], $4::uuid[], $6::int[], $7::int[])
    AS r (doc, writer, n, author, start, length)
  ON CONFLICT DO NOTHING`

// One statement reads one state of the database: no compaction falls between snapshot and tail.
const LOAD = `
  SELECT true AS head, NULL AS writer, NULL::bigint AS n, NULL::uuid AS user, s.bytes, s.covers, NULL::timestamptz AS at
  FROM documents d LEFT JOIN document_snapshots s ON s.document_id = d.id WHERE d.id = $1
  UNION ALL
  SELECT false, writer, n, user_id, bytes, NULL, at FROM document_updates WHERE document_id = $1
  ORDER BY at NULLS FIRST, writer, n`

// One statement, so that a compaction in between cannot hide rows.
const HEADS = `
  SELECT d.id, s.covers, t.tail
  FROM documents d
  LEFT JOIN document_snapshots s ON s.document_id = d.id
  CROSS JOIN LATERAL (
    SELECT jsonb_agg(w) AS tail
    FROM (SELECT writer, max(n) AS n FROM document_updates u WHERE u.document_id = d.id GROUP BY writer) w
  ) t
  WHERE d.id = ANY($1::uuid[])`

/** Time in which a failed append is repeated. Most restarts and failovers take less. */
const PATIENCE_MS = 20_000

const SQLSTATE_FOREIGN_KEY = '23503'
const sqlState = z.object({ code: z.string().length(5) })

const codeOf = (error: unknown): string | null => {
  const parsed = sqlState.safeParse(error)
  return parsed.success ? parsed.data.code : null
}

/**
 * Data exceptions (22) and violated constraints (23) are caused by the rows, other errors by the
 * database.
 */
const isRowsFault = (error: unknown): boolean => /^2[23]/.test(codeOf(error) ?? '')

/** It is unknown whether a transaction was committed. */
class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError'
}

/** The log in PostgreSQL, with group commit. */
export class PostgresLog implements UpdateLog {
  private readonly pool: Pool
  private readonly pools: LogPools
  private readonly commits: GroupCommit
  private repeats = true
  private readonly logger: Logger
  /** One at a time: they would wait for their connection, and fail after its patience. */
  private readonly snapshots = new Semaphore(1)

  /** `pool`: for reads. */
  constructor(pool: Pool, pools: LogPools, logger: Logger) {
    this.pool = pool
    this.pools = pools
    this.logger = logger
    this.commits = new GroupCommit(rows => this.insert(rows), {
      isRowsFault,
      patienceMs: PATIENCE_MS,
      onRetry: error => logger.warn({ err: error }, 'updates are not stored yet; trying again'),
    })
  }

  /** Rejects while an append is being repeated, or the last one has failed. */
  requireStoring(): Promise<void> {
    const { failure } = this.commits
    return failure === null ? Promise.resolve() : Promise.reject(failure)
  }

  /** Repeats no failed append from now on. */
  stopRetrying(): void {
    this.repeats = false
    this.commits.stopRetrying()
  }

  /** Bytes that wait to be written. */
  get waitingBytes(): number {
    return this.commits.waiting
  }

  /** Seconds since the oldest rows that are not written yet were appended, or 0. */
  get oldestWaiting(): number {
    return this.commits.oldest
  }

  async append(rows: NewRow[]): Promise<void> {
    const documents = [...new Set(rows.map(row => row.doc))]
    try {
      await Promise.all(documents.map(doc => this.commits.add(rows.filter(row => row.doc === doc))))
    } catch (error) {
      if (codeOf(error) !== SQLSTATE_FOREIGN_KEY) throw error
      throw new UnknownDocumentError('The document no longer exists.', { cause: error })
    }
  }

  async appendActs(row: NewRow, acts: readonly RecordedAct[]): Promise<LogRow[]> {
    try {
      return await patiently(() => this.storeActs(row, acts), {
        patienceMs: PATIENCE_MS,
        repeats: error => this.repeats && !isRowsFault(error) && !(error instanceof UnknownOutcomeError),
        onRetry: error => this.logger.warn({ err: error }, 'acts are not stored yet; trying again'),
      })
    } catch (error) {
      if (codeOf(error) !== SQLSTATE_FOREIGN_KEY) throw error
      throw new UnknownDocumentError('The document no longer exists.', { cause: error })
    }
  }

  private storeActs(row: NewRow, acts: readonly RecordedAct[]): Promise<LogRow[]> {
    return inTransaction(this.pools.acts, async client => {
      const { compensation } = await decideActs(client, row.doc, row.user, acts)
      const rows = rowsOf(row, compensation)
      for (const one of rows) await appendIn(client, { ...one, doc: row.doc })
      return rows
    })
  }

  async load(doc: DocumentId): Promise<StoredBody> {
    const { rows } = await this.pool.query({ name: 'log-load', text: LOAD, values: [doc] })
    const [first, ...rest]: unknown[] = rows
    if (first === undefined) throw new UnknownDocumentError(`Document ${doc} does not exist.`)
    const stored = head.safeParse(first)
    const tail = z.array(logRow).safeParse(rest)
    if (!stored.success || !tail.success || (stored.data.bytes === null) !== (stored.data.covers === null))
      throw new DamagedDocumentError(`The stored body of document ${doc} cannot be read.`)
    return { snapshot: stored.data.bytes, version: stored.data.covers ?? {}, tail: tail.data }
  }

  async headSequences(docs: readonly DocumentId[]): Promise<Map<DocumentId, VersionVector>> {
    const { rows } = await this.pool.query({ name: 'log-heads', text: HEADS, values: [docs] })
    return new Map(
      z
        .array(headsRow)
        .parse(rows)
        .map(({ id, covers, tail }) => [id, headSequencesOf(covers ?? {}, tail ?? [])]),
    )
  }

  async since(doc: DocumentId, writer: Writer, n: number): Promise<LogRow[]> {
    const { rows } = await this.pool.query(
      `SELECT writer, n, user_id AS user, bytes FROM document_updates
       WHERE document_id = $1 AND writer = $2 AND n > $3 ORDER BY n`,
      [doc, writer, n],
    )
    return z.array(logRow).parse(rows)
  }

  compact(doc: DocumentId, snapshot: Uint8Array, next: VersionVector): Promise<boolean> {
    return this.snapshots.run(() => this.storeSnapshot(doc, snapshot, next))
  }

  private storeSnapshot(doc: DocumentId, snapshot: Uint8Array, next: VersionVector): Promise<boolean> {
    return inTransaction(this.pools.snapshots, async client => {
      // The row may not exist yet, so the document's name is locked instead.
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [doc])
      const { rows } = await client.query('SELECT covers FROM document_snapshots WHERE document_id = $1', [
        doc,
      ])
      const [stored] = z.array(z.object({ covers: versionVector })).parse(rows)
      const wins = includesAll(next, stored?.covers ?? {})
      if (wins) {
        await client.query(
          `INSERT INTO document_snapshots (document_id, bytes, covers) VALUES ($1, $2, $3)
           ON CONFLICT (document_id) DO UPDATE SET bytes = excluded.bytes, covers = excluded.covers, at = now()`,
          [doc, snapshot, newestWriters(next)],
        )
        await client.query(
          `DELETE FROM document_updates u USING jsonb_each_text($2::jsonb) AS c (writer, n)
           WHERE u.document_id = $1 AND u.writer = c.writer AND u.n <= c.n::bigint`,
          [doc, JSON.stringify(next)],
        )
      }
      return wins
    })
  }

  private async insert(rows: NewRow[]): Promise<void> {
    let start = 1
    const starts: number[] = []
    for (const row of rows) {
      starts.push(start)
      start += row.bytes.length
    }
    await this.pools.appends.query({
      name: 'log-append',
      text: INSERT,
      values: [
        rows.map(row => row.doc),
        rows.map(row => row.writer),
        rows.map(row => row.n),
        rows.map(row => row.user),
        Buffer.concat(rows.map(row => row.bytes)),
        starts,
        rows.map(row => row.bytes.length),
      ],
    })
  }
}

/** Appends one row in the caller's transaction. */
export async function appendIn(client: PoolClient, { doc, writer, n, user, bytes }: NewRow): Promise<void> {
  await client.query(
    'INSERT INTO document_updates (document_id, writer, n, user_id, bytes) VALUES ($1, $2, $3, $4, $5)',
    [doc, writer, n, user, bytes],
  )
}

/** Runs `work` in a transaction of its pool. A failed COMMIT is an {@link UnknownOutcomeError}. */
async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let failure: unknown
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT').catch((error: unknown) => {
      throw new UnknownOutcomeError('A commit failed.', { cause: error })
    })
    return result
  } catch (error) {
    failure = error
    throw error
  } finally {
    // A connection in an unknown state does not return to the pool.
    client.release(failure instanceof Error ? failure : failure !== undefined)
  }
}
