import type { PoolClient } from 'pg'
import { z } from 'zod'

import { commandKind } from '#schema/body-commands/contract.ts'
import { role } from '#schema/sharing/roles.ts'

import { KINDS } from './handlers.ts'

const claimed = z.object({
  id: z.string(),
  kind: commandKind,
  payload: z.unknown(),
  documentId: z.string(),
  userId: z.string(),
  role: z.nullable(role),
  isLate: z.boolean(),
  isQuarantined: z.boolean(),
})
export type Claimed = z.infer<typeof claimed>

/**
 * The next command of the first user after $3. The inner query has a LIMIT, so that it stays a look into
 * an index, and is never a join with all open commands. Because of `coalesce`, the planner expects many
 * rows to pass, and stops at the first one of the index instead of sorting them all. A transaction that
 * deletes the document comes first, so that the two cannot wait for each other.
 */
export const CLAIM = `
  SELECT c.id, c.kind, c.payload, c.document_id AS "documentId", c.user_id AS "userId",
    room_access(c.user_id, 'document', c.document_id) AS role,
    c.created_at < now() - interval '1 hour' AS "isLate",
    EXISTS (SELECT FROM document_quarantines q WHERE q.document_id = c.document_id) AS "isQuarantined"
  FROM body_commands c JOIN documents d ON d.id = c.document_id
  WHERE c.outcome IS NULL AND c.user_id > $3::uuid AND c.id <> ALL ($1::uuid[]) AND coalesce(c.id = (
    SELECT f.id FROM body_commands f
    WHERE f.document_id = c.document_id AND f.outcome IS NULL
      AND f.id <> ALL ($4::uuid[]) AND f.kind = ANY ($2::text[])
    ORDER BY f.created_at, f.id LIMIT 1), false)
  ORDER BY c.user_id, c.created_at, c.id LIMIT 1
  FOR UPDATE OF c SKIP LOCKED FOR KEY SHARE OF d SKIP LOCKED`

/** Before the id of every user. */
const START = '00000000-0000-0000-0000-000000000000'

/** Those that are not claimed now. One in `passed` does not hold up its document either. */
type Left = { skip: readonly string[]; passed: readonly string[] }

/**
 * Returns a function that claims a command of a kind that this version knows. One in `skip` holds up its
 * document, since a later command may need what it does. Users take turns in the order of their ids. Of a
 * user's commands, the oldest comes first that is the oldest of its document.
 */
export function createClaim(): (client: PoolClient, left: Left) => Promise<Claimed | null> {
  let last = START
  const after = async (client: PoolClient, { skip, passed }: Left, user: string) => {
    const { rows } = await client.query(CLAIM, [skip, KINDS, user, passed])
    return z.array(claimed).parse(rows)[0] ?? null
  }
  return async (client, left) => {
    const command =
      (await after(client, left, last)) ?? (last === START ? null : await after(client, left, START))
    last = command?.userId ?? START
    return command
  }
}
