import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { roleIn } from '#api/features/documents/policy.ts'
import { readTarget } from '#api/features/reactions/queries.ts'
import { t } from '#api/kit/messages.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import { query } from '#api/kit/query.ts'
import { reactionsChanged, type OwnReactions, type Reaction } from '#schema/reactions/contract.ts'
import { documentRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'

type Change = { who: string; documentId: string; targetId: string; reaction: Reaction; isOn: boolean }

/**
 * Adds or takes back a reaction of anyone who can open the document. Each is there once a person:
 * a repetition changes nothing. Throws NOT_FOUND.
 */
export async function react(tx: Transaction, change: Change): Promise<OwnReactions> {
  const { who, documentId, targetId, reaction, isOn } = change
  await roleIn(tx, who, documentId)
  await lockTarget(tx, documentId, targetId)
  const changed = await query(
    tx,
    z.unknown(),
    isOn
      ? `INSERT INTO reactions (target_id, user_id, reaction) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1`
      : 'DELETE FROM reactions WHERE target_id = $1 AND user_id = $2 AND reaction = $3 RETURNING 1',
    [targetId, who, reaction],
  )
  if (changed.length === 0) return readTarget(tx, targetId, who)
  await query(tx, z.unknown(), 'UPDATE reaction_targets SET revision = revision + 1 WHERE id = $1', [
    targetId,
  ])
  const made = await readTarget(tx, targetId, who)
  const { mine: _own, ...value } = made
  const rooms = [documentRoom(documentId)]
  await publish(tx, reactionsChanged, { key: targetId, revision: made.revision, value, rooms })
  return made
}

/**
 * Locks the target of a reaction, so that its changes have an order. Throws NOT_FOUND if it is
 * neither the document nor a comment on it.
 */
async function lockTarget(tx: Transaction, documentId: string, targetId: string): Promise<void> {
  const isDocument = targetId === documentId
  if (!isDocument) {
    const statement = 'SELECT 1 FROM comments WHERE id = $1 AND document_id = $2 FOR KEY SHARE'
    const found = await query(tx, z.unknown(), statement, [targetId, documentId])
    if (found.length === 0) throw new AppError('NOT_FOUND', t('comments.gone'))
  }
  await query(
    tx,
    z.unknown(),
    `INSERT INTO reaction_targets (id, document_id, comment_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [targetId, documentId, isDocument ? null : targetId],
  )
  await query(tx, z.unknown(), 'SELECT 1 FROM reaction_targets WHERE id = $1 FOR UPDATE', [targetId])
}
