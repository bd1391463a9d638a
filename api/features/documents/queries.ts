import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { noDocument } from '#api/features/documents/policy.ts'
import { presentFacts, presentSummary } from '#api/features/documents/present.ts'
import { factsRow, summaryRow } from '#api/features/documents/rows.ts'
import { query } from '#api/kit/query.ts'
import { writingSettings, type WritingSettings } from '#schema/check-settings/settings.ts'
import type { DocumentFacts, DocumentSummary } from '#schema/documents/contract.ts'
import { documentKind, pathOf, type DocumentKind } from '#schema/documents/kinds.ts'
import { readCursor, type PageQuery } from '#schema/shared/cursor.ts'

/** `updatedAt` is the time of the last change of the title or the body. */
const FACTS = `d.id, d.kind, d.title, d.tags, d.owner_id AS "ownerId", d.created_at AS "createdAt",
  greatest(d.updated_at, p.at) AS "updatedAt", d.trashed_at AS "trashedAt", d.writing, d.revision,
  EXISTS (SELECT 1 FROM share_codes s WHERE s.document_id = d.id AND s.revoked_at IS NULL AND s.shows_comments)
    AS "showsComments"`
export const SOURCE = 'documents d LEFT JOIN document_projections p ON p.document_id = d.id'
/** A document as the user $1 sees it, without their role. */
export const SUMMARY = `${FACTS}, coalesce(p.words, 0) AS words,
  coalesce(p.revision, 0) AS "projectionRevision", coalesce((
  SELECT json_build_object('starred', s.starred, 'folderId', s.folder_id, 'revision', s.revision)
  FROM document_places s WHERE s.user_id = $1 AND s.document_id = d.id
), '{"starred": false, "folderId": null, "revision": 0}') AS place`

const VISIBLE = `${SOURCE} CROSS JOIN LATERAL (SELECT room_access($1, 'document', d.id) AS role) a`

/** A page of rows after the cursor ($2, $3), ordered by the time `at` in milliseconds and the id. */
const page = (at: string) =>
  `($2::timestamptz IS NULL OR (date_trunc('milliseconds', ${at}), d.id) < ($2, $3::uuid))
   ORDER BY date_trunc('milliseconds', ${at}) DESC, d.id DESC LIMIT $4`

async function readPage(who: string, { before, limit }: PageQuery, statement: string) {
  const after = before === undefined ? null : readCursor(before)
  const rows = await query(null, summaryRow, statement, [who, after?.at ?? null, after?.id ?? null, limit])
  return rows.map(presentSummary)
}

/** Returns a page of the documents that the user may read, own and shared, newest first. */
export const readDocuments = (who: string, place: PageQuery): Promise<DocumentSummary[]> =>
  readPage(
    who,
    place,
    `SELECT ${SUMMARY}, o.role FROM ${SOURCE} JOIN open_documents($1) o ON o.id = d.id
     WHERE d.kind = 'document' AND ${page('greatest(d.updated_at, p.at)')}`,
  )

/** Returns a page of the user's trash, most recently deleted first. */
export const readTrash = (who: string, place: PageQuery): Promise<DocumentSummary[]> =>
  readPage(
    who,
    place,
    `SELECT ${SUMMARY}, 'owner' AS role FROM ${SOURCE}
     WHERE d.owner_id = $1 AND d.kind = 'document' AND d.trashed_at IS NOT NULL AND ${page('d.trashed_at')}`,
  )

/** Returns a document as the user sees it. Throws NOT_FOUND, also for another kind. */
export async function readDocument(
  who: string,
  documentId: string,
  kind: DocumentKind = 'document',
): Promise<DocumentSummary> {
  const [found] = await query(
    null,
    summaryRow,
    `SELECT ${SUMMARY}, a.role FROM ${VISIBLE}
     WHERE d.id = $2 AND d.kind = $3 AND a.role IS NOT NULL`,
    [who, documentId, kind],
  )
  if (!found) throw noDocument(kind)
  return presentSummary(found)
}

const ofKind = z.object({ kind: documentKind })

/** Returns where the app opens a document or a snippet for the user, or null if they are not in it. */
export async function pathFor(who: string, id: string): Promise<string | null> {
  const statement = `SELECT d.kind FROM documents d WHERE d.id = $2 AND room_access($1, 'document', d.id) IS NOT NULL`
  const [found] = await query(null, ofKind, statement, [who, id])
  return found ? pathOf({ id, ...found }) : null
}

/**
 * Returns the fields that are the same for all readers, as the transaction sees them. Throws
 * NOT_FOUND.
 */
export async function readFacts(tx: Transaction, documentId: string): Promise<DocumentFacts> {
  const text = `SELECT ${FACTS} FROM ${SOURCE} WHERE d.id = $1`
  const [found] = await query(tx, factsRow, text, [documentId])
  if (!found) throw noDocument()
  return presentFacts(found)
}

/** Returns the settings for checking and rewriting the document. Throws NOT_FOUND. */
export async function readWriting(
  documentId: string,
  tx: Transaction | null = null,
): Promise<WritingSettings> {
  const row = z.object({ writing: writingSettings })
  const [found] = await query(tx, row, 'SELECT writing FROM documents WHERE id = $1', [documentId])
  if (!found) throw noDocument()
  return found.writing
}
