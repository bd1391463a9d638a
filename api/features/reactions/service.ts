import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { roleIn } from '#api/features/documents/policy.ts'
import { isShownToReaders, readTarget } from '#api/features/reactions/queries.ts'
import { lockOpened } from '#api/features/sharing/shareCodes.ts'
import type { Account } from '#api/features/users/account.ts'
import { requireVerified } from '#api/features/users/verified.ts'
import { t } from '#api/kit/messages.ts'
import { outgoing, publishAll, type OutgoingEvent } from '#api/kit/outbox/publish.ts'
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
  const { who, documentId, targetId } = change
  await roleIn(tx, who, documentId)
  await lockTarget(tx, documentId, targetId)
  // They may have been removed while another call held the lock.
  await roleIn(tx, who, documentId)
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
  const documentId = await lockOpened(tx, code, async id => {
    await lockTarget(tx, id, act.targetId)
    // The thread may have been resolved while another call held the lock.
    return (await isShownToReaders(tx, id, act.targetId)) ? id : null
  })
  if (documentId === null) throw gone()
  return write(tx, { who: who.id, documentId, ...act })
}

const gone = () => new AppError('NOT_FOUND', t('sharing.codeGone'))

/** Writes a change of a target that is locked. */
async function write(tx: Transaction, change: Change): Promise<OwnReactions> {
  const { who, documentId, targetId, reaction, isOn } = change
  const raised = await query(
    tx,
    z.unknown(),
    `WITH changed AS (${isOn ? ADD : REMOVE} RETURNING 1)
     UPDATE reaction_targets SET revision = revision + 1
     WHERE document_id = $1 AND id = $2 AND EXISTS (SELECT FROM changed) RETURNING 1`,
    [documentId, targetId, who, reaction],
  )
  const made = await readTarget(tx, change)
  if (raised.length > 0) await publishAll(tx, [forEveryone(made), forThemselves(who, made)])
  return made
}

const ADD = `
  INSERT INTO reactions (document_id, target_id, user_id, reaction) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING`

const REMOVE = `
  DELETE FROM reactions WHERE document_id = $1 AND target_id = $2 AND user_id = $3 AND reaction = $4`

/** Publishes the reactions to a target. */
export async function announceReactions(
  tx: Transaction,
  target: { who: string; documentId: string; targetId: string },
): Promise<void> {
  await publishAll(tx, [forEveryone(await readTarget(tx, target))])
}

function forEveryone({ mine: _own, ...value }: OwnReactions): OutgoingEvent {
  const { documentId, revision } = value
  return outgoing(reactionsChanged, {
    key: reactionsKey(value),
    revision,
    value,
    rooms: [documentRoom(documentId)],
  })
}

/** Tells the other pages of a reader which reactions are theirs: names are there of the first people alone. */
const forThemselves = (who: string, { targetId, documentId, mine, revision }: OwnReactions): OutgoingEvent =>
  outgoing(ownReactionsChanged, {
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
  const target = [documentId, targetId]
  if ((await query(tx, z.unknown(), LOCK, target)).length > 0) return
  const made = await query(tx, z.unknown(), targetId === documentId ? MAKE : MAKE_OF_COMMENT, target)
  if (made.length === 0) throw new AppError('NOT_FOUND', t('comments.gone'))
}

const LOCK = 'SELECT 1 FROM reaction_targets WHERE document_id = $1 AND id = $2 FOR UPDATE'
// Another call may have made the row since. An update that changes nothing locks it.
const ELSE_LOCK = `
  ON CONFLICT (document_id, id) DO UPDATE SET revision = reaction_targets.revision RETURNING 1`
const MAKE = `INSERT INTO reaction_targets (document_id, id) VALUES ($1, $2) ${ELSE_LOCK}`
const MAKE_OF_COMMENT = `
  INSERT INTO reaction_targets (document_id, id, comment_id)
  SELECT document_id, id, id FROM comments WHERE document_id = $1 AND id = $2 FOR KEY SHARE ${ELSE_LOCK}`
