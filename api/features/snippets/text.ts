import { z } from 'zod'

import { noDocument } from '#api/features/documents/policy.ts'
import { JsonText } from '#api/kit/implement.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { EMPTY_BODY } from '#api/services/bodies/stored.ts'
import type { ApiContext } from '#api/services/context.ts'
import { KINDS } from '#schema/documents/kinds.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { SnippetText } from '#schema/snippets/contract.ts'
import { VARIABLES_MAX } from '#schema/snippets/variables.ts'

const row = z.object({ title: z.string(), body: z.nullable(z.string()) })

/**
 * Returns the text of a snippet that the user can open, or that is public. Throws NOT_FOUND, and
 * VALIDATION for a text that is too long or asks for too much.
 */
export async function readSnippetText(
  { storedBodies }: Pick<ApiContext, 'storedBodies'>,
  who: string,
  id: string,
): Promise<JsonText<SnippetText>> {
  const [found] = await query(
    null,
    row,
    `SELECT d.title, p.body::text AS body
     FROM documents d JOIN snippet_entries e ON e.document_id = d.id JOIN users o ON o.id = d.owner_id
       LEFT JOIN document_projections p ON p.document_id = d.id
     WHERE d.id = $2 AND d.kind = 'snippet' AND (room_access($1, 'document', d.id) IS NOT NULL
       OR (e.visibility = 'public' AND d.trashed_at IS NULL AND o.suspended_at IS NULL))`,
    [who, id],
  )
  if (!found) throw noDocument('snippet')
  const most = KINDS.snippet.charactersMax
  const read = await storedBodies.usable(who, found.body ?? EMPTY_BODY, most)
  if ('body' in read)
    return new JsonText(
      `{"id":${JSON.stringify(id)},"title":${JSON.stringify(found.title)},"body":${read.body}}`,
    )
  const problem = {
    tooLong: t('snippets.tooLong', { most }),
    tooManyVariables: t('snippets.tooManyVariables', { most: VARIABLES_MAX }),
  }[read.problem]
  throw new AppError('VALIDATION', problem, { fields: { body: problem } })
}
