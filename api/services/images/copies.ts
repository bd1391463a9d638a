import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'

/** Counted for each row, besides the bytes of its file. See the SQL function storage_of. */
export const ROW_BYTES = 500

// The images that the body shows, and new ones that its projection may not show yet.
const USED = `
  FROM document_images i WHERE i.document_id = $1 AND (
    i.created_at > now() - interval '1 minute'
    OR i.id::text IN (
      SELECT jsonb_path_query(p.body, '$.** ? (@.type == "image").attrs.id') #>> '{}'
      FROM document_projections p WHERE p.document_id = $1))`

const size = z.object({ bytes: z.coerce.number() })

/** Returns the bytes of storage that a copy of a document's images takes. */
export async function sizeOfImages(tx: Transaction, documentId: string): Promise<number> {
  const statement = `SELECT coalesce(sum(${ROW_BYTES} + octet_length(i.bytes)), 0) AS bytes ${USED}`
  const [row] = await query(tx, size, statement, [documentId])
  return row?.bytes ?? 0
}

/** Copies the images in a document's text to another document, under the same ids. */
export async function copyImages(
  tx: Transaction,
  { from, to, who }: { from: string; to: string; who: string },
): Promise<void> {
  const statement = `
    INSERT INTO document_images (document_id, id, uploaded_by, mime, width, height, bytes, hash)
    SELECT $2, i.id, $3, i.mime, i.width, i.height, i.bytes, i.hash ${USED}
    ON CONFLICT DO NOTHING`
  await query(tx, z.unknown(), statement, [from, to, who])
}
