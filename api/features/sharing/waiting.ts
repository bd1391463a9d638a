import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { lockUnchecked } from '#api/features/documents/policy.ts'
import { announceMember, announceShared } from '#api/features/sharing/announce.ts'
import { acceptInvitations, lockEmail } from '#api/features/sharing/invitations.ts'
import { InvitationModel, MemberModel } from '#api/features/sharing/model.ts'
import type { Account } from '#api/features/users/account.ts'
import { readAccount } from '#api/features/users/queries.ts'
import { mailboxKey } from '#api/kit/mailbox.ts'
import { query } from '#api/kit/query.ts'
import { atLeast } from '#schema/sharing/roles.ts'

/**
 * Opens the documents that were shared with the account's email before it was proven, or before the
 * account was made. Call it in the transaction that proves an email, after the account's row is locked.
 */
export async function openWaiting(tx: Transaction, userId: string): Promise<void> {
  const account = await readAccount(userId, tx)
  for (const documentId of await lockWaiting(tx, account)) {
    const document = await lockUnchecked(tx, documentId)
    const member = await MemberModel.findOne({
      where: { documentId, userId, waiting: true },
      transaction: tx,
    })
    if (document === null || member === null) continue
    const where = { documentId, email: mailboxKey(account.email) }
    const invited = await InvitationModel.findOne({ where, transaction: tx })
    // A member who came by an invite link may have a lower role than that of their invitation.
    const role = invited && !atLeast(member.role, invited.role) ? invited.role : member.role
    await member.update({ waiting: false, role }, { transaction: tx })
    const raised = await announceMember(tx, document, userId, role)
    await announceShared(tx, document, raised, member)
  }
  await acceptInvitations(tx, account)
}

/**
 * Removes the account from documents that were shared with an email that it never proved, and opens
 * those to which its new email was invited. Call it after the account got a proven email.
 */
export async function changeWaiting(tx: Transaction, userId: string): Promise<void> {
  const account = await readAccount(userId, tx)
  for (const documentId of await lockWaiting(tx, account)) {
    const document = await lockUnchecked(tx, documentId)
    const removed = await MemberModel.destroy({
      where: { documentId, userId, waiting: true },
      transaction: tx,
    })
    if (document !== null && removed > 0) await announceMember(tx, document, userId, null)
  }
  await acceptInvitations(tx, account)
}

const row = z.object({ documentId: z.string() })

/**
 * Locks the account's email and then all documents that wait for it, in the order in which every
 * transaction locks them. Returns the ids of the documents.
 */
async function lockWaiting(tx: Transaction, { id, email }: Account): Promise<string[]> {
  await lockEmail(tx, email)
  const statement = `
    SELECT document_id AS "documentId" FROM document_members WHERE user_id = $1 AND waiting
    UNION SELECT document_id FROM document_invitations WHERE email = $2 ORDER BY 1`
  const found = await query(tx, row, statement, [id, mailboxKey(email)])
  for (const { documentId } of found) await lockUnchecked(tx, documentId)
  return found.map(({ documentId }) => documentId)
}
