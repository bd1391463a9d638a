import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { ownReactions, REACTED_MAX, reaction, type OwnReactions } from '#schema/reactions/contract.ts'

const row = z.object({ value: ownReactions })
const ownOfTarget = z.object({ targetId: z.string(), reactions: z.array(reaction) })
type OwnOfTarget = z.infer<typeof ownOfTarget>

const OF_TARGET = 'r.document_id = t.document_id AND r.target_id = t.id'

/** The reactions to a target in turns: the first person of each, then the second ones. */
const IN_TURNS = `
  SELECT r.*, row_number() OVER (ORDER BY r.place, r.created_at, r.reaction, r.user_id) AS turn
  FROM (
    SELECT r.*, row_number() OVER (PARTITION BY r.reaction ORDER BY r.created_at, r.user_id) AS place
    FROM reactions r WHERE ${OF_TARGET}
  ) r`

/** Of the reactions to a target ($2: the reader), those that someone has made, the first one first. */
const SUMMARY = `
  SELECT json_build_object(
    'targetId', t.id, 'documentId', t.document_id, 'revision', t.revision,
    'mine', (SELECT coalesce(json_agg(r.reaction), '[]') FROM reactions r WHERE ${OF_TARGET} AND r.user_id = $2),
    'reactions', (
      SELECT coalesce(json_agg(json_build_object('reaction', g.reaction, 'count', g.count, 'people', g.people)
        ORDER BY g.since, g.reaction), '[]')
      FROM (
        SELECT r.reaction, count(*)::integer AS count, min(r.created_at) AS since,
          json_agg(json_build_object('userId', u.id, 'name', trim(u.first_name || ' ' || u.last_name))
            ORDER BY r.place) FILTER (WHERE r.turn <= ${REACTED_MAX}) AS people
        FROM (${IN_TURNS}) r JOIN users u ON u.id = r.user_id GROUP BY r.reaction
      ) g)) AS value
  FROM reaction_targets t`

/** Returns the reactions to a document and its comments, as a reader sees them. */
export async function readReactions(documentId: string, who: string): Promise<OwnReactions[]> {
  const found = await query(null, row, `${SUMMARY} WHERE t.document_id = $1`, [documentId, who])
  return found.map(({ value }) => value).filter(({ reactions }) => reactions.length > 0)
}

/** Returns the reactions to a target, as the transaction sees them. */
export async function readTarget(
  tx: Transaction,
  { documentId, targetId, who }: { documentId: string; targetId: string; who: string },
): Promise<OwnReactions> {
  const statement = `${SUMMARY} WHERE t.document_id = $1 AND t.id = $3`
  const [found] = await query(tx, row, statement, [documentId, who, targetId])
  if (!found) throw new Error('The target was read in the transaction that made it.')
  return found.value
}

/** Returns whether the page of a shared document shows a target: the document, or a comment on it. */
export async function isShownToReaders(
  tx: Transaction,
  documentId: string,
  targetId: string,
): Promise<boolean> {
  if (targetId === documentId) return true
  const statement = `
    SELECT 1 FROM comments c
    WHERE c.document_id = $1 AND c.id = $2 AND c.thread_id IN (SELECT t.id FROM shown_threads($1) t)`
  return (await query(tx, z.unknown(), statement, [documentId, targetId])).length > 0
}

/** Returns the reactions that a user has made to a document and its comments. */
export const readOwn = (documentId: string, who: string): Promise<OwnOfTarget[]> =>
  query(
    null,
    ownOfTarget,
    `SELECT target_id AS "targetId", json_agg(reaction) AS reactions FROM reactions
     WHERE document_id = $1 AND user_id = $2 GROUP BY target_id`,
    [documentId, who],
  )
