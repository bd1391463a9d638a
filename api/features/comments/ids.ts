import { UniqueConstraintError, type Transaction } from 'sequelize'
import { z } from 'zod'

import { idTaken } from '#api/features/comments/policy.ts'
import { query } from '#api/kit/query.ts'

/** How long an id is not given again. Pages that have seen the comment are closed by then. */
const KEPT = '30 days'

/** Keeps the ids of a comment, or of all comments of a thread, before they are deleted. */
export async function keepDeletedIds(tx: Transaction, id: string): Promise<void> {
  await query(
    tx,
    z.unknown(),
    `INSERT INTO deleted_comments (id) SELECT id FROM comments WHERE id = $1 OR thread_id = $1
     ON CONFLICT DO NOTHING RETURNING 1`,
    [id],
  )
}

/**
 * Writes a row with a new id. Throws CONFLICT if another document has it, or a comment had it that
 * was deleted.
 */
export async function withNewId<T>(tx: Transaction, id: string, write: () => Promise<T>): Promise<T> {
  const made = await write().catch((error: unknown) => {
    throw error instanceof UniqueConstraintError ? idTaken() : error
  })
  // Read afterwards, since writing waits for a deletion that is not committed.
  const used = await query(tx, z.unknown(), 'SELECT 1 FROM deleted_comments WHERE id = $1', [id])
  if (used.length > 0) throw idTaken()
  return made
}

/** Deletes old ids of deleted comments. */
export async function cleanUpDeletedIds(): Promise<void> {
  await query(
    null,
    z.unknown(),
    `DELETE FROM deleted_comments WHERE deleted_at < now() - interval '${KEPT}' RETURNING 1`,
  )
}
