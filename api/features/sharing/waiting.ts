import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { lockUnchecked } from '#api/features/documents/policy.ts'
import { announceDocument } from '#api/features/documents/service.ts'
import { announceMember } from '#api/features/sharing/announce.ts'
import { MemberModel } from '#api/features/sharing/model.ts'
import { query } from '#api/kit/query.ts'
import { userRoom } from '#schema/rooms/room.ts'

/**
 * Opens the documents that were shared with the account's email before it was proven. Call it in
 * the transaction of the first proof, after the account's row is locked.
 */
export async function openWaiting(tx: Transaction, userId: string): Promise<void> {
  for (const { documentId } of await waitingOf(tx, userId)) {
    const document = await lockUnchecked(tx, documentId)
    const member = await MemberModel.findOne({
      where: { documentId, userId, waiting: true },
      transaction: tx,
    })
    if (document === null || member === null) continue
    await member.update({ waiting: false }, { transaction: tx })
    const raised = await announceMember(tx, document, userId, member.role)
    await announceDocument(tx, raised, [userRoom(userId)])
  }
}

/**
 * Removes the account from documents that were shared with an email that it never proved. Call it
 * before the account gets another email.
 */
export async function dropWaiting(tx: Transaction, userId: string): Promise<void> {
  for (const { documentId } of await waitingOf(tx, userId)) {
    const document = await lockUnchecked(tx, documentId)
    const removed = await MemberModel.destroy({
      where: { documentId, userId, waiting: true },
      transaction: tx,
    })
    if (document !== null && removed > 0) await announceMember(tx, document, userId, null)
  }
}

const row = z.object({ documentId: z.string() })

const waitingOf = (tx: Transaction, userId: string) =>
  query(
    tx,
    row,
    `SELECT document_id AS "documentId" FROM document_members
     WHERE user_id = $1 AND waiting ORDER BY document_id`,
    [userId],
  )
