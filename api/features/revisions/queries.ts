import { z } from 'zod'

import { noRevision } from '#api/features/revisions/policy.ts'
import { presentRevision, revisionRow } from '#api/features/revisions/present.ts'
import { query } from '#api/kit/query.ts'
import { EMPTY_BODY } from '#api/services/bodies/stored.ts'
import type { Revision, RevisionPage } from '#schema/revisions/contract.ts'

/** Returns a page of a document's revisions, newest first. */
export async function readRevisions(
  documentId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<RevisionPage> {
  const rows = await query(
    null,
    revisionRow,
    `SELECT * FROM document_revision_facts
     WHERE "documentId" = $1 AND ($2::bigint IS NULL OR place < $2) ORDER BY place DESC LIMIT $3`,
    [documentId, before ?? null, limit + 1],
  )
  const page = rows.slice(0, limit)
  return {
    revisions: page.map(presentRevision),
    next: rows.length > limit ? (page.at(-1)?.place ?? null) : null,
  }
}

/** Returns a revision without its body. Throws NOT_FOUND. */
export async function readRevision(documentId: string, revisionId: string): Promise<Revision> {
  const text = 'SELECT * FROM document_revision_facts WHERE "documentId" = $1 AND id = $2'
  const [row] = await query(null, revisionRow, text, [documentId, revisionId])
  if (!row) throw noRevision()
  return presentRevision(row)
}

const contributorRow = z.object({ userId: z.string(), name: z.string() })

/** Returns the people other than `who` that wrote in a document within the last seconds, by name. */
export const readContributors = (
  documentId: string,
  who: string,
  seconds: number,
): Promise<z.infer<typeof contributorRow>[]> =>
  query(
    null,
    contributorRow,
    `SELECT u.id AS "userId", trim(u.first_name || ' ' || u.last_name) AS name FROM users u
     WHERE u.id <> $2 AND u.id IN (
       SELECT user_id FROM document_updates WHERE document_id = $1 AND at > now() - $3 * interval '1 s'
       UNION SELECT user_id FROM document_contributions WHERE document_id = $1 AND at > now() - $3 * interval '1 s')
     ORDER BY u.first_name, u.last_name, u.id`,
    [documentId, who, seconds],
  )

const bodyRow = z.object({ body: z.string() })

/** Returns the body of a revision as JSON text. Throws NOT_FOUND. */
export async function readBody(documentId: string, revisionId: string): Promise<string> {
  const text = 'SELECT body::text AS body FROM document_revisions WHERE document_id = $1 AND id = $2'
  const [row] = await query(null, bodyRow, text, [documentId, revisionId])
  if (!row) throw noRevision()
  return row.body
}

/** Returns the current body as JSON text, at most 2 s old. */
export async function readCurrentBody(documentId: string): Promise<string> {
  const text = 'SELECT body::text AS body FROM document_projections WHERE document_id = $1'
  const [row] = await query(null, bodyRow, text, [documentId])
  return row?.body ?? EMPTY_BODY
}
