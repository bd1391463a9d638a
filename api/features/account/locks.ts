import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'

const touched = z.object({ id: z.string(), isOwn: z.boolean() })

/** The documents of the user $1, and those in which others see something of theirs, in the order of their ids. */
const TOUCHED = `
  SELECT id, bool_or(is_own) AS "isOwn" FROM (
    SELECT id, true AS is_own FROM documents WHERE owner_id = $1
    UNION ALL SELECT document_id, false FROM document_members WHERE user_id = $1
    UNION ALL SELECT document_id, false FROM correction_decisions WHERE user_id = $1
    UNION ALL SELECT document_id, false FROM comment_threads WHERE resolved_by = $1
    UNION ALL SELECT document_id, false FROM comments WHERE author_id = $1 OR mentions @> ARRAY[$1::uuid]
    UNION ALL SELECT document_id, false FROM reactions WHERE user_id = $1
  ) touched GROUP BY id ORDER BY id`

/**
 * Locks the documents that the deletion of an account changes, as far as something of the user is in them
 * now: before their rows, as every change of comments does, and in one order, as every other deletion
 * does. Members who have left and readers of a page have something in documents of others too. A document
 * that the user touches for the first time after this is not locked: that would break the order. Nor is
 * one in which only images and versions name the user, since only the reference goes.
 */
export async function lockTouched(tx: Transaction, userId: string): Promise<void> {
  for (const { id, isOwn } of await query(tx, touched, TOUCHED, [userId])) {
    // Own ones are about to be deleted. To raise a lock later could wait for each other.
    const strength = isOwn ? 'UPDATE' : 'NO KEY UPDATE'
    await query(tx, z.unknown(), `SELECT 1 FROM documents WHERE id = $1 FOR ${strength}`, [id])
  }
}
