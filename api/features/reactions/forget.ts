import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { announceReactions } from '#api/features/reactions/service.ts'
import { query } from '#api/kit/query.ts'

const target = z.object({ documentId: z.string(), targetId: z.string() })

/** Deletes the reactions of a user whose account is deleted. Everyone in the documents gets the rest. */
export async function forgetReactions(tx: Transaction, userId: string): Promise<void> {
  const targets = await query(
    tx,
    target,
    `WITH held AS (
       SELECT document_id, id FROM reaction_targets
       WHERE (document_id, id) IN (SELECT document_id, target_id FROM reactions WHERE user_id = $1)
       ORDER BY document_id, id FOR NO KEY UPDATE)
     UPDATE reaction_targets t SET revision = revision + 1 FROM held
     WHERE t.document_id = held.document_id AND t.id = held.id
     RETURNING t.document_id AS "documentId", t.id AS "targetId"`,
    [userId],
  )
  await query(tx, z.unknown(), 'DELETE FROM reactions WHERE user_id = $1 RETURNING 1', [userId])
  for (const each of targets) await announceReactions(tx, { ...each, who: userId })
}
