import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { roleIn } from '#api/features/documents/policy.ts'
import { isShownToReaders, readTarget } from '#api/features/reactions/queries.ts'
import { openedBy } from '#api/features/sharing/shareCodes.ts'
import type { Account } from '#api/features/users/account.ts'
import { requireVerified } from '#api/features/users/verified.ts'
import { t } from '#api/kit/messages.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import { query } from '#api/kit/query.ts'
import {
  ownReactionsChanged,
  reactionsChanged,
  reactionsKey,
  type OwnReactions,
  type Reaction,
} from '#schema/reactions/contract.ts'
import { documentRoom, userRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'

type Change = { who: string; documentId: string; targetId: string; reaction: Reaction; isOn: boolean }

/**
 * Adds or takes back a reaction of anyone who can open the document. Each is there once a person:
 * a repetition changes nothing. Throws NOT_FOUND.
 */
export async function react(tx: Transaction, change: Change): Promise<OwnReactions> {
  await roleIn(tx, change.who, change.documentId)
  await lockTarget(tx, change.documentId, change.targetId)
  return write(tx, change)
}

type SharedChange = Omit<Change, 'documentId' | 'who'> & { who: Account; code: string }

/**
 * Does the same for a signed-in reader of the page that a code opens. Throws NOT_FOUND and
 * EMAIL_NOT_VERIFIED.
 */
export async function reactShared(
  tx: Transaction,
  { who, code, ...act }: SharedChange,
): Promise<OwnReactions> {
  requireVerified(who)
  const documentId = await openedBy(tx, code)
  const isShown = documentId !== null && (await isShownToReaders(tx, documentId, act.targetId))
  if (!isShown) throw gone()
  await lockTarget(tx, documentId, act.targetId)
  // The code may have been revoked, or the thread resolved, while another call held the lock.
  const isStillShown =
    (await openedBy(tx, code)) === documentId && (await isShownToReaders(tx, documentId, act.targetId))
  if (!isStillShown) throw gone()
  return write(tx, { who: who.id, documentId, ...act })
}

const gone = () => new AppError('NOT_FOUND', t('sharing.codeGone'))

/** Writes a change of a target that is locked. */
async function write(tx: Transaction, change: Change): Promise<OwnReactions> {
  const { who, documentId, targetId, reaction, isOn } = change
  const changed = await query(
    tx,
    z.unknown(),
    isOn
      ? `INSERT INTO reactions (document_id, target_id, user_id, reaction) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING 1`
      : `DELETE FROM reactions WHERE document_id = $1 AND target_id = $2 AND user_id = $3 AND reaction = $4
         RETURNING 1`,
    [documentId, targetId, who, reaction],
  )
  if (changed.length === 0) return readTarget(tx, change)
  const raise = 'UPDATE reaction_targets SET revision = revision + 1 WHERE document_id = $1 AND id = $2'
  await query(tx, z.unknown(), raise, [documentId, targetId])
  const made = await announceReactions(tx, change)
  await announceOwn(tx, who, made)
  return made
}

/** Publishes the reactions to a target, and returns them as a reader sees them. */
export async function announceReactions(
  tx: Transaction,
  target: { who: string; documentId: string; targetId: string },
): Promise<OwnReactions> {
  const made = await readTarget(tx, target)
  const { mine: _own, ...value } = made
  await publish(tx, reactionsChanged, {
    key: reactionsKey(value),
    revision: value.revision,
    value,
    rooms: [documentRoom(target.documentId)],
  })
  return made
}

/** Tells the other pages of a reader which reactions are theirs: names are there of the first people alone. */
const announceOwn = (
  tx: Transaction,
  who: string,
  { targetId, documentId, mine, revision }: OwnReactions,
): Promise<void> =>
  publish(tx, ownReactionsChanged, {
    key: `${who}/${reactionsKey({ targetId, documentId })}`,
    revision,
    // Without the names: a reader of a shared page does not see them.
    value: { targetId, documentId, mine, revision },
    rooms: [userRoom(who)],
  })

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
    `INSERT INTO reaction_targets (document_id, id, comment_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [documentId, targetId, isDocument ? null : targetId],
  )
  const lock = 'SELECT 1 FROM reaction_targets WHERE document_id = $1 AND id = $2 FOR UPDATE'
  await query(tx, z.unknown(), lock, [documentId, targetId])
}
