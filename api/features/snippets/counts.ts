import { randomBytes } from 'node:crypto'

import { z } from 'zod'

import { noDocument } from '#api/features/documents/policy.ts'
import { database, query } from '#api/kit/query.ts'
import type { CountedAct } from '#schema/snippets/counts.ts'

const KEY_BYTES = 32

/**
 * Once a person or an address and hour: the row of the hour's first time raises the count. A count is the
 * sum of a snippet's rows. It raises one that no other call holds, or adds one, so that calls at the same
 * time do not wait for each other. There are never more rows than were calls at the same time.
 */
const COUNT = `
  WITH target AS (
    -- It may have been deleted since its access was checked.
    SELECT id FROM documents WHERE id = $1 FOR KEY SHARE
  ), first AS (
    INSERT INTO snippet_counted (hour, document_id, act, who)
    SELECT h.hour, d.id, $2::text, sha256(h.key || convert_to($3::text, 'UTF8'))
    FROM target d, snippet_count_hours h WHERE h.hour = date_trunc('hour', now())
    ON CONFLICT DO NOTHING RETURNING document_id, (act = 'view')::int AS views, (act = 'copy')::int AS copies,
      (act = 'use')::int AS uses
  ), free AS (
    SELECT c.id FROM first f JOIN snippet_counts c ON c.document_id = f.document_id
    LIMIT 1 FOR NO KEY UPDATE OF c SKIP LOCKED
  ), raised AS (
    UPDATE snippet_counts c SET views = c.views + f.views, copies = c.copies + f.copies, uses = c.uses + f.uses
    FROM first f, free WHERE c.id = free.id
  )
  INSERT INTO snippet_counts (document_id, views, copies, uses)
  SELECT document_id, views, copies, uses FROM first WHERE NOT EXISTS (SELECT FROM free)`

const BEGIN_HOUR = `
  INSERT INTO snippet_count_hours (hour, key) VALUES (date_trunc('hour', now()), $1) ON CONFLICT DO NOTHING`

/** Deletes who was counted in hours that are over, with the keys of these hours. */
export const FORGET = `DELETE FROM snippet_count_hours WHERE hour < date_trunc('hour', now())`

/** Deletes what told apart who was counted, once its hour is over. */
export async function forgetCounted(): Promise<void> {
  await database().query(FORGET)
}

type Counted = { id: string; act: CountedAct; who: string }

async function count({ id, act, who }: Counted): Promise<void> {
  await database().transaction(async transaction => {
    await database().query(BEGIN_HOUR, { bind: [randomBytes(KEY_BYTES)], transaction })
    await database().query(COUNT, { bind: [id, act, who], transaction })
  })
}

const readable = z.object({ id: z.string() })
const shared = z.object({ id: z.string(), ownerId: z.string() })

/** Counts an act of a user on a snippet whose text they may read. Throws NOT_FOUND. */
export async function countUse(userId: string, id: string, act: CountedAct): Promise<void> {
  const [snippet] = await query(
    null,
    readable,
    `SELECT d.id
     FROM documents d JOIN snippet_entries e ON e.document_id = d.id JOIN users o ON o.id = d.owner_id
     WHERE d.id = $2 AND d.kind = 'snippet' AND (room_access($1, 'document', d.id) IS NOT NULL
       OR (e.visibility = 'public' AND d.trashed_at IS NULL AND o.suspended_at IS NULL))`,
    [userId, id],
  )
  if (!snippet) throw noDocument('snippet')
  await count({ id, act, who: `user ${userId}` })
}

/** Someone on a snippet's page: a user, or else an address. */
export type Reader = { userId: string | null; address: string }

/** Counts an act on the page of a code. Views of the owner, and codes that open nothing, are not counted. */
export async function countShared(code: string, act: CountedAct, reader: Reader): Promise<void> {
  const [snippet] = await query(
    null,
    shared,
    `SELECT d.id, d.owner_id AS "ownerId" FROM share_codes s JOIN documents d ON d.id = s.document_id
     WHERE s.code = $1 AND s.revoked_at IS NULL AND d.kind = 'snippet' AND share_access(s.code, 'document', d.id) IS NOT NULL`,
    [code],
  )
  if (!snippet || (act === 'view' && snippet.ownerId === reader.userId)) return
  const who = reader.userId === null ? `address ${reader.address}` : `user ${reader.userId}`
  await count({ id: snippet.id, act, who })
}
