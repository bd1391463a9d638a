import type { Pool } from 'pg'
import { z } from 'zod'

import { newestWriters, type VersionVector } from '#realtime/storage/contract.ts'
import { documentProjected, SNIPPET_START } from '#schema/documents/contract.ts'
import type { DocumentId } from '#schema/shared/ids.ts'

import { Batcher } from './batcher.ts'
import type { Projection } from './project.ts'

/** Stores the data derived from bodies, and reports new projections. */
export type ProjectionStore = {
  /**
   * Does nothing when the document is gone, or when the stored projection includes `version` and
   * more.
   */
  saveProjection(doc: DocumentId, projection: Projection, version: VersionVector): Promise<void>
  /** Whether the stored projection includes `version`. */
  isProjected(doc: DocumentId, version: VersionVector): Promise<boolean>
  quarantine(doc: DocumentId, reason: string): Promise<void>
  /**
   * Returns documents whose log is ahead of their projection: a process ended before it could
   * update them.
   */
  outdated(): Promise<DocumentId[]>
}

const ids = z.array(z.object({ document_id: z.string() }))

type Saving = { doc: DocumentId; projection: Projection; version: VersionVector }

/** Limits of a batch: many short documents change at the same time. */
const TOGETHER = { windowMs: 100, maxItems: 200, maxWeight: 2 * 1024 * 1024 }

/**
 * Stores projections with their events: one statement, so both or neither. Every process uses this
 * order of documents, so that no two deadlock. A document in the trash is open to its owner alone.
 */
const SAVE = `
  WITH saved AS (
    INSERT INTO document_projections AS p (document_id, text, folded, words, characters, body, covers)
    SELECT d.id, r.text, r.folded, r.words, r.characters, r.body, r.covers
    FROM jsonb_to_recordset($1::jsonb)
      AS r (document uuid, text text, folded text, words int, characters int, body jsonb, covers jsonb)
    JOIN documents d ON d.id = r.document
    ORDER BY d.id
    ON CONFLICT (document_id) DO UPDATE SET
      text = excluded.text, folded = excluded.folded, words = excluded.words, characters = excluded.characters,
      body = excluded.body, covers = excluded.covers, at = now(), revision = p.revision + 1
    WHERE NOT covers_all(p.covers, excluded.covers) OR covers_all(excluded.covers, p.covers)
    RETURNING document_id, text, words, at, revision
  )
  INSERT INTO outbox (name, key, revision, value, rooms)
  SELECT $2, d.id, s.revision,
    jsonb_strip_nulls(jsonb_build_object('kind', d.kind, 'words', s.words, 'revision', s.revision,
      'at', to_char(s.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'start', CASE d.kind WHEN 'snippet' THEN left(s.text, ${SNIPPET_START}) END)),
    ARRAY['user:' || d.owner_id] || CASE WHEN d.trashed_at IS NULL THEN ARRAY(
      SELECT 'document:' || d.id
      UNION ALL SELECT 'user:' || m.user_id FROM document_members m WHERE m.document_id = d.id AND NOT m.waiting
    ) END
  FROM saved s JOIN documents d ON d.id = s.document_id`

/** Returns a row as JSON. The body is JSON already. */
const rowOf = ({ doc, projection, version }: Saving): string => {
  const { body, ...rest } = projection
  const row = JSON.stringify({ document: doc, ...rest, covers: newestWriters(version) })
  return `${row.slice(0, -1)},"body":${body}}`
}

export const createProjectionStore = (pool: Pool): ProjectionStore => {
  const savings = new Batcher<Saving, null>({
    ...TOGETHER,
    weigh: ({ projection }) => 2 * projection.text.length + projection.body.length,
    async process(rows) {
      const values = [`[${rows.map(rowOf).join()}]`, documentProjected.name]
      await pool.query({ name: 'projection-save', text: SAVE, values })
      return rows.map(() => null)
    },
  })
  return {
    ...factsOf(pool),
    async saveProjection(doc, projection, version) {
      await savings.run({ doc, projection, version })
    },
  }
}

const factsOf = (pool: Pool): Omit<ProjectionStore, 'saveProjection'> => ({
  async isProjected(doc, version) {
    const { rowCount } = await pool.query(
      'SELECT 1 FROM document_projections WHERE document_id = $1 AND covers_all(covers, $2::jsonb)',
      [doc, JSON.stringify(newestWriters(version))],
    )
    return rowCount === 1
  },
  async quarantine(doc, reason) {
    await pool.query(
      `INSERT INTO document_quarantines (document_id, reason) SELECT id, $2 FROM documents WHERE id = $1
       ON CONFLICT DO NOTHING`,
      [doc, reason],
    )
  },
  async outdated() {
    const { rows } = await pool.query(
      `SELECT DISTINCT u.document_id FROM document_updates u
       LEFT JOIN document_projections p ON p.document_id = u.document_id
       LEFT JOIN document_quarantines q ON q.document_id = u.document_id
       WHERE q.document_id IS NULL AND coalesce((p.covers ->> u.writer)::bigint, 0) < u.n`,
    )
    return ids.parse(rows).map(row => row.document_id)
  },
})
