import type { Pool } from 'pg'
import * as Y from 'yjs'

import { SYNC } from '#schema/collab/protocol.ts'

import { eventually, until } from './patience.ts'
import { paragraphOf, RawClient } from './yclient.ts'

/** Where a user edits a document: a server's `/collab`, and the cookie. */
type DocumentAccess = { url: string; document: string; cookie: string }

/** Joins, changes the text of the first paragraph, waits until it is stored, and leaves. */
export async function edit(place: DocumentAccess, change: (text: Y.XmlText) => void): Promise<void> {
  const client = await RawClient.on(place.url, place.document, place.cookie).synced()
  const doc = client.doc()
  const before = Y.encodeStateVector(doc)
  change(paragraphOf(doc))
  client.sync(SYNC.update, Y.encodeStateAsUpdate(doc, before))
  await until(() => client.acks.length === 1 || client.closeCode !== null, 'acknowledged')
  client.end()
}

/** Returns the stored text of the first paragraph, as read by a new client. */
export async function storedText(place: DocumentAccess): Promise<string> {
  const client = await RawClient.on(place.url, place.document, place.cookie).synced()
  const text = paragraphOf(client.doc()).toString()
  client.end()
  return text
}

type RevisionRequest = { document: string; user: string } & ({ name: string } | { restore: string })

/** Sends a command, as the api does, and returns its id. */
export async function ask(pool: Pool, request: RevisionRequest, minutesAgo = 0): Promise<string> {
  const isName = 'name' in request
  const { rows } = await pool.query(
    `INSERT INTO body_commands (document_id, user_id, kind, payload, created_at)
     VALUES ($1, $2, $3, $4, now() - $5 * interval '1 minute') RETURNING id`,
    [
      request.document,
      request.user,
      isName ? 'name-revision' : 'restore-revision',
      isName ? { name: request.name } : { revisionId: request.restore },
      minutesAgo,
    ],
  )
  return (rows as { id: string }[])[0]?.id ?? ''
}

/** Returns the outcome of a request; null while it is pending. */
export async function outcomeOf(
  pool: Pool,
  request: string,
): Promise<{ outcome: string; made: string | null } | null> {
  const { rows } = await pool.query(
    `SELECT outcome, result ->> 'revisionId' AS made FROM body_commands WHERE id = $1 AND outcome IS NOT NULL`,
    [request],
  )
  return (rows as { outcome: string; made: string | null }[])[0] ?? null
}

/** Waits for the outcome of a request. Returns it with the resulting revision. */
export const answered = (pool: Pool, request: string) =>
  eventually(() => outcomeOf(pool, request), 'the request is answered')

/** Counts the restores of a document: rows of the log, and resulting revisions. */
export async function restoresOf(pool: Pool, document: string): Promise<{ rows: number; revisions: number }> {
  const count = async (text: string) => (await pool.query(text, [document])).rowCount ?? 0
  // A snapshot may have absorbed rows. Then it covers their writers.
  const rows = await count(
    `SELECT writer FROM document_updates WHERE document_id = $1 AND writer LIKE '%.restore'
     UNION SELECT c.writer FROM document_snapshots s, jsonb_object_keys(s.covers) c (writer)
     WHERE s.document_id = $1 AND c.writer LIKE '%.restore'`,
  )
  const revisions = await count(
    'SELECT 1 FROM document_revisions WHERE document_id = $1 AND restored_from IS NOT NULL',
  )
  return { rows, revisions }
}
