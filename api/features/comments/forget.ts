import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { announceComments, announceThread } from '#api/features/comments/announce.ts'
import { readCommentsById, readThread } from '#api/features/comments/queries.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { COMMENT_MAX } from '#schema/comments/contract.ts'
import { renamed } from '#schema/comments/mentions.ts'

const changed = z.object({ documentId: z.string(), id: z.string() })
const written = z.object({ id: z.string() })
const mentioning = written.extend({
  text: z.string(),
  /** By the ids of the people. */
  names: z.record(z.string(), z.array(z.object({ name: z.string() }))),
})

/** Number of comments that are read and published together. */
const ANNOUNCED_TOGETHER = 200

/**
 * Removes a user whose account is deleted from comments, mentions and resolutions, which stay without
 * them. Everyone in the documents gets them so.
 */
export async function forgetCommenter(tx: Transaction, userId: string): Promise<void> {
  // Threads are locked before their comments, as when they are deleted.
  await query(
    tx,
    z.unknown(),
    `SELECT 1 FROM comment_threads
     WHERE id IN (SELECT thread_id FROM comments WHERE author_id = $1 OR mentions @> ARRAY[$1::uuid])
       OR resolved_by = $1
     ORDER BY id FOR NO KEY UPDATE`,
    [userId],
  )
  const threads = await query(
    tx,
    changed,
    `UPDATE comment_threads SET revision = revision + 1, resolved_by = NULL WHERE resolved_by = $1
     RETURNING document_id AS "documentId", id`,
    [userId],
  )
  for (const { documentId, id } of threads)
    await announceThread(tx, documentId, await readThread(tx, documentId, id))

  const own = await query(
    tx,
    written,
    `UPDATE comments SET revision = revision + 1, author_id = NULL
     WHERE author_id = $1 AND NOT mentions @> ARRAY[$1::uuid] RETURNING id`,
    [userId],
  )
  const ids = [...own.map(({ id }) => id), ...(await forgetMentions(tx, userId))]
  for (let at = 0; at < ids.length; at += ANNOUNCED_TOGETHER)
    await announceComments(tx, await readCommentsById(tx, ids.slice(at, at + ANNOUNCED_TOGETHER)))
}

/** Removes the user's names from the comments that mention them, and returns the ids of these. */
async function forgetMentions(tx: Transaction, userId: string): Promise<string[]> {
  const comments = await query(
    tx,
    mentioning,
    `SELECT id, text, mention_names AS names FROM comments WHERE mentions @> ARRAY[$1::uuid]
     ORDER BY id FOR NO KEY UPDATE`,
    [userId],
  )
  const change = `
    UPDATE comments SET revision = revision + 1, author_id = nullif(author_id, $2),
      mentions = array_remove(mentions, $2), text = $3 WHERE id = $1 RETURNING 1`
  for (const { id, text, names } of comments)
    await query(tx, z.unknown(), change, [id, userId, withoutNames(text, names, userId)])
  return comments.map(({ id }) => id)
}

/** Returns a comment without the names of a person whom it mentions. */
function withoutNames(text: string, names: z.infer<typeof mentioning>['names'], userId: string): string {
  const people = Object.entries(names).flatMap(([id, all]) => all.map(({ name }) => ({ id, name })))
  const called = (label: string) => renamed(text, people, ({ id, name }) => (id === userId ? label : name))
  const shown = called(t('comments.someone'))
  // No name is shorter.
  return shown.length <= COMMENT_MAX ? shown : called('…')
}
