import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { listStatement, trashStatement } from '#api/features/documents/listStatements.ts'
import { noDocument } from '#api/features/documents/policy.ts'
import { presentFacts, presentSummary } from '#api/features/documents/present.ts'
import { factsRow, summaryRow } from '#api/features/documents/rows.ts'
import type { Statement } from '#api/features/documents/sources.ts'
import { FACTS, SOURCE, SUMMARY } from '#api/features/documents/summary.ts'
import { query } from '#api/kit/query.ts'
import { writingSettings, type WritingSettings } from '#schema/check-settings/settings.ts'
import type { DocumentFacts, DocumentQuery, DocumentSummary } from '#schema/documents/contract.ts'
import { documentKind, pathOf, type DocumentKind } from '#schema/documents/kinds.ts'

const VISIBLE = `${SOURCE} CROSS JOIN LATERAL (SELECT room_access($1, 'document', d.id) AS role) a`

const readRows = async ({ text, bind }: Statement): Promise<DocumentSummary[]> =>
  (await query(null, summaryRow, text, bind)).map(presentSummary)

/** Returns a page of a part of the documents that the user may read, or of their trash. */
export const readDocuments = (who: string, wanted: DocumentQuery): Promise<DocumentSummary[]> =>
  readRows(wanted.trash === '1' ? trashStatement(who, wanted) : listStatement(who, wanted))

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
