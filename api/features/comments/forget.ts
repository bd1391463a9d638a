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
  /** Of all whom it mentions, also former ones. */
  people: z.array(z.object({ userId: z.string(), name: z.string() })),
})

/** Number of comments that are changed or published together. */
const TOGETHER = 200

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
     WHERE id IN (
       SELECT thread_id FROM comments WHERE author_id = $1 OR mentions @> ARRAY[$1::uuid]
       UNION SELECT id FROM comment_threads WHERE resolved_by = $1)
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
  for (let at = 0; at < ids.length; at += TOGETHER)
    await announceComments(tx, await readCommentsById(tx, ids.slice(at, at + TOGETHER)))
}

/** Removes the user's names from the comments that mention them, and returns the ids of these. */
async function forgetMentions(tx: Transaction, userId: string): Promise<string[]> {
  const comments = await query(
    tx,
    mentioning,
    `SELECT c.id, c.text, (
       SELECT coalesce(json_agg(json_build_object('userId', n.user_id, 'name', n.name)), '[]') FROM user_names n
       WHERE n.user_id = ANY (c.mentions) AND position('@' || n.name IN c.text) > 0) AS people
     FROM comments c WHERE c.mentions @> ARRAY[$1::uuid] ORDER BY c.id FOR NO KEY UPDATE`,
    [userId],
  )
  const changes = comments.map(({ id, text, people }) => ({ id, text: withoutNames(text, people, userId) }))
  for (let at = 0; at < changes.length; at += TOGETHER)
    await query(
      tx,
      z.unknown(),
      `UPDATE comments c SET revision = revision + 1, author_id = nullif(author_id, $1),
         mentions = array_remove(mentions, $1), text = g.text
       FROM jsonb_to_recordset($2) AS g (id uuid, text text) WHERE c.id = g.id RETURNING 1`,
      [userId, JSON.stringify(changes.slice(at, at + TOGETHER))],
    )
  return comments.map(({ id }) => id)
}

/** Returns a comment without the names of a person whom it mentions. Another may have the same name. */
function withoutNames(text: string, people: z.infer<typeof mentioning>['people'], userId: string): string {
  const others = people.filter(person => person.userId !== userId)
  const theirs = people.filter(
    ({ name, ...person }) => person.userId === userId && others.every(other => other.name !== name),
  )
  const called = (label: string) =>
    renamed(text, [...theirs, ...others], person => (person.userId === userId ? label : person.name))
  const shown = called(t('comments.someone'))
  // No name is shorter.
  return shown.length <= COMMENT_MAX ? shown : called('…')
}
