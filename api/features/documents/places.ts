import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { noFolder } from '#api/features/documents/folders.ts'
import { noDocument } from '#api/features/documents/policy.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import { query } from '#api/kit/query.ts'
import {
  documentPlace,
  documentPlaced,
  type DocumentPlace,
  type PlaceChange,
} from '#schema/documents/contract.ts'
import { userRoom } from '#schema/rooms/room.ts'

const PLACE = `
  INSERT INTO document_places AS p (user_id, document_id, starred, folder_id)
  SELECT $1, d.id, coalesce($3, false), $5::uuid FROM documents d
  WHERE d.id = $2 AND d.kind = 'document' AND room_access($1, 'document', d.id) IS NOT NULL
  FOR KEY SHARE OF d
  ON CONFLICT (user_id, document_id) DO UPDATE SET
    starred = coalesce($3, p.starred),
    folder_id = CASE WHEN $4::boolean THEN $5::uuid ELSE p.folder_id END, revision = p.revision + 1
  RETURNING starred, folder_id AS "folderId", revision`

// The folder stays until the document is in it.
const FOLDER = 'SELECT id FROM document_folders WHERE user_id = $1 AND id = $2 FOR KEY SHARE'

/**
 * Changes the place of a document in the list of a user who can open it, and notifies their other
 * devices. Throws NOT_FOUND, also for a folder of another user.
 */
export async function placeDocument(
  tx: Transaction,
  { who, documentId, change }: { who: string; documentId: string; change: PlaceChange },
): Promise<DocumentPlace> {
  const { starred = null, folderId } = change
  if (folderId) {
    const [found] = await query(tx, z.object({ id: z.string() }), FOLDER, [who, folderId])
    if (!found) throw noFolder()
  }
  const bind = [who, documentId, starred, folderId !== undefined, folderId ?? null]
  const [value] = await query(tx, documentPlace, PLACE, bind)
  if (!value) throw noDocument()
  await publish(tx, documentPlaced, {
    key: documentId,
    revision: value.revision,
    value,
    rooms: [userRoom(who)],
  })
  return value
}
