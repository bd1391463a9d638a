import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'

import { publishIn } from '#platform/database/publish.ts'
import type { Projection } from '#realtime/projection/project.ts'
import { newestWriters, type VersionVector } from '#realtime/storage/contract.ts'
import { revision, revisionChanged } from '#schema/revisions/contract.ts'
import { documentRoom } from '#schema/rooms/room.ts'
import type { DocumentId, UserId } from '#schema/shared/ids.ts'

/** The name and origin of a revision. */
type Label = { kind: 'automatic' | 'named'; name?: string; by?: UserId; restoredFrom?: string }

const kept = z.tuple([z.object({ id: z.string().nullable() })]).or(z.tuple([]))
const facts = z.tuple([
  z
    .object({ createdAt: z.date().transform(at => at.toISOString()) })
    .loose()
    .pipe(revision),
])

/**
 * Keeps the projection of a document as a revision, and publishes the event. Returns its id, or
 * null when there is nothing to keep (see the function keep_revision). An automatic one is skipped
 * while the newest is younger than `minAgeMs`.
 */
export async function keepProjection(
  client: PoolClient,
  document: DocumentId,
  { kind, name, by }: Omit<Label, 'restoredFrom'>,
  minAgeMs = 0,
): Promise<string | null> {
  const { rows } = await client.query({
    name: 'revision-keep',
    text: `SELECT keep_revision(document_id, $2, $3, $4, NULL, body, words, characters, covers, $5 * interval '1 ms') AS id
      FROM document_projections WHERE document_id = $1`,
    values: [document, kind, name ?? null, by ?? null, minAgeMs],
  })
  return announce(client, kept.parse(rows)[0]?.id ?? null)
}

/**
 * Returns the newest revision of a document if it has this name and the body of the projection, or null. Names are
 * the same if they look the same: an accent can be a separate code point.
 */
export async function findNamed(
  client: PoolClient,
  document: DocumentId,
  name: string,
): Promise<string | null> {
  const { rows } = await client.query(
    `SELECT r.id FROM document_projections p CROSS JOIN LATERAL (
        SELECT id, kind, name, body FROM document_revisions WHERE document_id = $1 ORDER BY place DESC LIMIT 1) r
      WHERE p.document_id = $1 AND r.kind = 'named' AND normalize(r.name, NFC) = normalize($2, NFC) AND r.body = p.body`,
    [document, name],
  )
  return kept.parse(rows)[0]?.id ?? null
}

/**
 * Whether the projection of a document is ahead of its newest revision. A first look, without a
 * lock.
 */
export async function isNewestBehind(pool: Pool, document: DocumentId): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'revision-behind',
    text: `SELECT FROM document_projections p
      WHERE p.document_id = $1 AND NOT covers_all(coalesce((
        SELECT r.covers FROM document_revisions r WHERE r.document_id = $1 ORDER BY r.place DESC LIMIT 1), '{}'), p.covers)`,
    values: [document],
  })
  return rowCount === 1
}

/** Keeps a body as a revision, like {@link keepProjection}. */
export async function keepBody(
  client: PoolClient,
  document: DocumentId,
  { body, words, characters }: Projection,
  version: VersionVector,
  { kind, name, by, restoredFrom }: Label,
): Promise<string | null> {
  const { rows } = await client.query(
    `SELECT keep_revision($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9::jsonb, interval '0') AS id`,
    [
      document,
      kind,
      name ?? null,
      by ?? null,
      restoredFrom ?? null,
      body,
      words,
      characters,
      JSON.stringify(newestWriters(version)),
    ],
  )
  return announce(client, kept.parse(rows)[0]?.id ?? null)
}

async function announce(client: PoolClient, id: string | null): Promise<string | null> {
  if (id === null) return null
  const { rows } = await client.query('SELECT * FROM document_revision_facts WHERE id = $1', [id])
  const [value] = facts.parse(rows)
  await publishIn(client, revisionChanged, {
    key: id,
    revision: value.revision,
    value,
    rooms: [documentRoom(value.documentId)],
  })
  return id
}
