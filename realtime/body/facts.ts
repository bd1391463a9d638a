import type { Pool } from 'pg'
import { z } from 'zod'

import type { DocumentId } from '#schema/shared/ids.ts'

import type { Projection } from './examine.ts'

/** What is stored about a body beside its log. */
export type BodyFacts = {
  /** Does nothing when the document has gone. */
  saveProjection(doc: DocumentId, projection: Projection): Promise<void>
  quarantine(doc: DocumentId, reason: string): Promise<void>
  /** Documents whose log has gone on since their projection: a process has ended before it could bring them up to date. */
  outdated(): Promise<DocumentId[]>
}

const ids = z.array(z.object({ document_id: z.string() }))

export const createBodyFacts = (pool: Pool): BodyFacts => ({
  async saveProjection(doc, { text, words, characters, body }) {
    await pool.query({
      name: 'projection-save',
      text: `INSERT INTO document_projections (document_id, text, words, characters, body)
        SELECT id, $2, $3, $4, $5::jsonb FROM documents WHERE id = $1
        ON CONFLICT (document_id) DO UPDATE SET
          text = excluded.text, words = excluded.words, characters = excluded.characters, body = excluded.body, at = now()`,
      values: [doc, text, words, characters, body],
    })
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
       WHERE (p.at IS NULL OR u.at > p.at - interval '10 seconds') AND q.document_id IS NULL`,
    )
    return ids.parse(rows).map(row => row.document_id)
  },
})
