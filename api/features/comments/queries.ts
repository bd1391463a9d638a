import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { comment, commentThread, type Comment, type CommentThread } from '#schema/comments/contract.ts'
import { partsOf } from '#schema/comments/mentions.ts'

const found = <T>(value: z.core.$ZodType<T>) => z.object({ value })

const NAME = `trim(u.first_name || ' ' || u.last_name)`
const NAMED = `json_build_object('userId', u.id, 'name', ${NAME})`
const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const THREADS = `
  SELECT json_build_object(
    'id', t.id, 'documentId', t.document_id, 'quote', t.quote, 'createdAt', ${iso('t.created_at')},
    'resolved', CASE WHEN t.resolved_at IS NOT NULL THEN json_build_object('at', ${iso('t.resolved_at')},
      'by', (SELECT ${NAMED} FROM users u WHERE u.id = t.resolved_by)) END,
    'revision', t.revision) AS value
  FROM comment_threads t WHERE t.document_id = $1`

const COMMENTS = `
  SELECT json_build_object(
    'id', c.id, 'threadId', c.thread_id, 'documentId', c.document_id, 'text', c.text,
    'author', (SELECT ${NAMED} FROM users u WHERE u.id = c.author_id),
    'mentions', (
      SELECT coalesce(json_agg(json_build_object('userId', u.id, 'name', n.name) ORDER BY u.id, n.name), '[]')
      FROM users u JOIN user_names n ON n.user_id = u.id
      WHERE u.id = ANY (c.mentions)
        AND (n.name = ${NAME} OR position('@' || n.name IN c.text) > 0)),
    'createdAt', ${iso('c.created_at')}, 'editedAt', ${iso('c.edited_at')}, 'revision', c.revision) AS value
  FROM comments c WHERE`

/** Returns the threads of a document, oldest first. */
export const readThreads = async (documentId: string): Promise<CommentThread[]> =>
  values(await query(null, found(commentThread), `${THREADS} ORDER BY t.created_at, t.id`, [documentId]))

/** Returns the comments of a document, oldest first. */
export const readComments = async (documentId: string): Promise<Comment[]> =>
  values(
    await query(null, found(comment), `${COMMENTS} c.document_id = $1 ORDER BY c.created_at, c.id`, [
      documentId,
    ]),
  )

/** Returns a thread that exists, as the transaction sees it. */
export async function readThread(tx: Transaction, documentId: string, id: string): Promise<CommentThread> {
  return only(await query(tx, found(commentThread), `${THREADS} AND t.id = $2`, [documentId, id]))
}

/** Returns a comment that exists, as the transaction sees it. */
export async function readComment(tx: Transaction, documentId: string, id: string): Promise<Comment> {
  return only(
    await query(tx, found(comment), `${COMMENTS} c.document_id = $1 AND c.id = $2`, [documentId, id]),
  )
}

/** Returns comments on any documents, as the transaction sees them. */
export const readCommentsById = async (tx: Transaction, ids: readonly string[]): Promise<Comment[]> =>
  values(await query(tx, found(comment), `${COMMENTS} c.id = ANY ($1::uuid[])`, [ids]))

const author = z.object({ id: z.string() })

/** Returns the ids of those who have written in a thread. */
export async function readAuthors(tx: Transaction, documentId: string, threadId: string): Promise<string[]> {
  const statement = `
    SELECT DISTINCT author_id AS id FROM comments
    WHERE document_id = $1 AND thread_id = $2 AND author_id IS NOT NULL`
  return (await query(tx, author, statement, [documentId, threadId])).map(({ id }) => id)
}

const person = z.object({ id: z.string(), name: z.string() })

/**
 * Returns those of the users whom a text mentions by their name or a former one. A name is none where it
 * begins a longer one of the users.
 */
export async function namedAmong(
  tx: Transaction,
  userIds: readonly string[],
  text: string,
): Promise<string[]> {
  const statement = `
    SELECT user_id AS id, name FROM user_names
    WHERE user_id = ANY ($1::uuid[]) AND position('@' || name IN $2::text) > 0`
  const people = await query(tx, person, statement, [userIds, text])
  const named = new Set(partsOf(text, people).map(part => part.person?.name))
  // Several of them may have one name.
  return [...new Set(people.filter(({ name }) => named.has(name)).map(({ id }) => id))]
}

const values = <T>(rows: { value: T }[]): T[] => rows.map(({ value }) => value)

function only<T>([row]: { value: T }[]): T {
  if (!row) throw new Error('It was read in the transaction that wrote it.')
  return row.value
}
