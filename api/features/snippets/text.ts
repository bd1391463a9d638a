import { z } from 'zod'

import { noDocument } from '#api/features/documents/policy.ts'
import { baseOfStored } from '#api/features/documents/storedBody.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import type { Body } from '#document/body.ts'
import { KINDS } from '#schema/documents/kinds.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { SnippetText } from '#schema/snippets/contract.ts'
import { charactersIn, hasMoreVariables, VARIABLES_MAX } from '#schema/snippets/variables.ts'

const row = z.object({ title: z.string(), body: z.unknown() })

/**
 * Returns the text of a snippet that the user can open, or that is public. Throws NOT_FOUND, and
 * VALIDATION for a text that is too long or asks for too much.
 */
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
  const body = baseOfStored(id, found.body)
  const problem = problemOf(body)
  if (problem !== null) throw new AppError('VALIDATION', problem, { fields: { body: problem } })
  return { id, title: found.title, body }
}

/** The editor keeps its text within these limits. Other clients, and texts that were merged, may not. */
function problemOf(body: Body): string | null {
  const most = KINDS.snippet.charactersMax
  if (charactersIn(body) > most) return t('snippets.tooLong', { most })
  return hasMoreVariables(body) ? t('snippets.tooManyVariables', { most: VARIABLES_MAX }) : null
}
