import { z } from 'zod'

import { noDocument } from '#api/features/documents/policy.ts'
import { baseOfStored } from '#api/features/documents/storedBody.ts'
import { query } from '#api/kit/query.ts'
import type { SnippetText } from '#schema/snippets/contract.ts'

const row = z.object({ title: z.string(), body: z.unknown() })

/** Returns the text of a snippet that the user can open, or that is public. Throws NOT_FOUND. */
export async function readSnippetText(who: string, id: string): Promise<SnippetText> {
  const [found] = await query(
    null,
    row,
    `SELECT d.title, p.body
     FROM documents d JOIN snippet_entries e ON e.document_id = d.id JOIN users o ON o.id = d.owner_id
       LEFT JOIN document_projections p ON p.document_id = d.id
     WHERE d.id = $2 AND d.kind = 'snippet' AND (room_access($1, 'document', d.id) IS NOT NULL
       OR (e.visibility = 'public' AND d.trashed_at IS NULL AND o.suspended_at IS NULL))`,
    [who, id],
  )
  if (!found) throw noDocument('snippet')
  return { id, title: found.title, body: baseOfStored(id, found.body) }
}
