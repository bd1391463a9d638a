import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { lockUnchecked, type LockedDocument } from '#api/features/documents/policy.ts'
import { requireFeature } from '#api/features/plans/policy.ts'
import { InvitationModel, MemberModel } from '#api/features/sharing/model.ts'
import { requireRoom } from '#api/features/sharing/policy.ts'
import { countPeople } from '#api/features/sharing/queries.ts'
import { admit, changeRole } from '#api/features/sharing/service.ts'
import type { Account } from '#api/features/users/account.ts'
import { lockAccount, noAccount, readAccount } from '#api/features/users/queries.ts'
import { mailboxKey } from '#api/kit/mailbox.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { AppError } from '#schema/shared/errors.ts'
import { openedLink, type Joined, type OpenedLink } from '#schema/sharing/inviteLink.ts'
import { atLeast, grantableRole, type GrantableRole } from '#schema/sharing/roles.ts'

/** A code that a user tries. */
type Try = { userId: string; code: string }

/**
 * Makes a user a member of the document that an invite link opens, or raises their role to that of the
 * link. A user whose email is not proven waits for that. Throws NOT_FOUND for a code that opens nothing,
 * and FEATURE_NOT_IN_PLAN or TOO_MANY_MEMBERS as the owner's plan has it.
 */
export async function joinByLink(tx: Transaction, { userId, code }: Try): Promise<Joined> {
  // Accounts are locked before documents. The first proof of the email does not happen meanwhile.
  const account = await lockAccount(tx, userId)
  if (account === null) throw noAccount()
  const { document, role } = await lockOpened(tx, code)
  const { id: documentId } = document
  if (document.ownerId === userId) return { documentId, waiting: false }
  const held = await MemberModel.findOne({ where: { documentId, userId }, transaction: tx })
  if (held === null) {
    await requireSeat(tx, document, account)
    await admit(tx, document, account, { role, by: 'link' })
    return { documentId, waiting: account.emailVerifiedAt === null }
  }
  if (!atLeast(held.role, role)) await changeRole(tx, document, held, role)
  return { documentId, waiting: held.waiting }
}

/** All codes that open nothing take the steps of an unknown one, so that the time of an answer tells nothing. */
const OPENED = `
  FROM invite_links l
    JOIN documents d ON d.id = l.document_id AND d.trashed_at IS NULL
    JOIN users u ON u.id = d.owner_id AND u.suspended_at IS NULL
  WHERE l.code = $1 AND (l.expires_at IS NULL OR l.expires_at > now())`

const gone = () => new AppError('NOT_FOUND', t('sharing.linkGone'))

/** Returns what a user reads before they join. Throws NOT_FOUND for a code that opens nothing. */
export async function readOpened({ userId, code }: Try): Promise<OpenedLink> {
  const statement = `
    SELECT d.title, u.first_name AS owner, l.role, d.owner_id = $2 OR EXISTS (
      SELECT FROM document_members m WHERE m.document_id = d.id AND m.user_id = $2) AS "isMember" ${OPENED}`
  const [found] = await query(null, openedLink, statement, [code, userId])
  if (!found) throw gone()
  return found
}

const opened = z.object({ documentId: z.string(), role: grantableRole })

async function openedBy(tx: Transaction, code: string): Promise<z.infer<typeof opened> | null> {
  const [found] = await query(tx, opened, `SELECT l.document_id AS "documentId", l.role ${OPENED}`, [code])
  return found ?? null
}

async function lockOpened(
  tx: Transaction,
  code: string,
): Promise<{ document: LockedDocument; role: GrantableRole }> {
  const found = await openedBy(tx, code)
  if (found === null) throw gone()
  const document = await lockUnchecked(tx, found.documentId)
  // The link may have been changed or revoked while another call held the lock.
  const opens = await openedBy(tx, code)
  if (document === null || opens?.documentId !== document.id) throw gone()
  return { document, role: opens.role }
}

/** Invitations of others count too: each becomes a member. */
async function requireSeat(
  tx: Transaction,
  { id: documentId, ownerId, kind }: LockedDocument,
  { email }: Account,
): Promise<void> {
  const owner = await readAccount(ownerId, tx)
  const invited = { documentId, email: mailboxKey(email) }
  const people = await countPeople(documentId, tx)
  const isCounted = (await InvitationModel.count({ where: invited, transaction: tx })) > 0
  try {
    const plan = await requireFeature(owner, 'allowCollaborativeWriting', tx, kind)
    requireRoom(isCounted ? people : people + 1, plan, kind)
  } catch (error) {
    throw asGuest(error)
  }
}

/** The texts for owners are about their own plan. */
function asGuest(error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  const details = error.details && { details: error.details }
  switch (error.code) {
    case 'FEATURE_NOT_IN_PLAN':
      return new AppError(error.code, t('sharing.ownersPlan'), details)
    case 'TOO_MANY_MEMBERS':
      return new AppError(error.code, t('sharing.noSeat'), details)
    default:
      return error
  }
}
