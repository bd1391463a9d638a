import type { PoolClient } from 'pg'
import { z } from 'zod'

import { keepBody } from '#realtime/revisions/store.ts'
import { restoreRevision } from '#schema/body-commands/contract.ts'
import type { DocumentId } from '#schema/shared/ids.ts'
import { mayWrite } from '#schema/sharing/roles.ts'

import { appendEdit, computeEdit, publishEdit, waitForTurn } from './edit.ts'
import { defineHandler } from './handler.ts'

/** Restores a body to a revision. Keeps the body before and after as revisions. */
export const restoreRevisionHandler = defineHandler(restoreRevision, mayWrite, async (tools, context) => {
  const { client, documentId, userId, payload } = context
  const { revisionId } = payload
  const target = await readBody(client, documentId, revisionId)
  if (target === null) return { outcome: 'unavailable' }
  await waitForTurn(client, documentId)
  const edit = await computeEdit(tools, documentId, target)
  if (edit.kind !== 'edit') return { outcome: edit.kind }
  const { update, before, after, version } = edit

  await keepBody(client, documentId, before, version, { kind: 'automatic' })
  const row = await appendEdit(client, { doc: documentId, user: userId, bytes: update })
  const label = { kind: 'automatic' as const, by: userId, restoredFrom: revisionId }
  const made = await keepBody(client, documentId, after, { ...version, [row.writer]: row.n }, label)
  // The edit must not be committed without its revision.
  if (made === null) throw new Error('The restored body was not kept as a revision.')
  return {
    outcome: 'done',
    result: { revisionId: made },
    afterwards: () => publishEdit(tools, documentId, row),
  }
})

const bodies = z.array(z.object({ body: z.string() }))

/**
 * Returns the body of a revision as JSON text, or null. The revision stays until the transaction
 * ends.
 */
async function readBody(
  client: PoolClient,
  documentId: DocumentId,
  revisionId: string,
): Promise<string | null> {
  const { rows } = await client.query(
    'SELECT body::text AS body FROM document_revisions WHERE id = $1 AND document_id = $2 FOR KEY SHARE',
    [revisionId, documentId],
  )
  return bodies.parse(rows)[0]?.body ?? null
}
