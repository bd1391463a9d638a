import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { InvitationModel } from '#api/features/sharing/model.ts'
import { query } from '#api/kit/query.ts'
import { invitation, member, type Invitation, type Member } from '#schema/sharing/contract.ts'

/**
 * Returns the people in a document: the owner, then the others in the order they were added. All
 * members see all emails, since names are ambiguous. The owner adds people by their address, and
 * those who join by a link learn that the others see theirs.
 */
export const readMembers = (documentId: string, tx: Transaction | null = null): Promise<Member[]> =>
  query(
    tx,
    member,
    `SELECT u.id AS "userId", u.first_name AS "firstName", u.last_name AS "lastName", u.email, p.role, p.waiting, p.offered
     FROM (
       SELECT owner_id AS user_id, 'owner' AS role, false AS waiting, false AS offered, NULL::timestamptz AS since
       FROM documents WHERE id = $1
       UNION ALL SELECT user_id, role, waiting, offered, created_at FROM document_members WHERE document_id = $1
     ) p JOIN users u ON u.id = p.user_id
     ORDER BY p.since NULLS FIRST, u.id`,
    [documentId],
  )

/** Returns the invitations to a document, oldest first. */
export async function readInvitations(
  documentId: string,
  tx: Transaction | null = null,
): Promise<Invitation[]> {
  const order = ['createdAt', 'id']
  const found = await InvitationModel.findAll({ where: { documentId }, order, transaction: tx })
  return found.map(({ id, email, role, createdAt }) =>
    invitation.parse({ id, email, role, createdAt: createdAt.toISOString() }),
  )
}

const counted = z.object({ people: z.number() })

/**
 * Returns the number of people in a document, the owner aside: members, and emails that are invited. One
 * who was invited and joined by a link before they proved their email counts once.
 */
export async function countPeople(documentId: string, tx: Transaction): Promise<number> {
  const [found] = await query(
    tx,
    counted,
    `SELECT count(*)::int AS people FROM (
       SELECT lower(u.email) AS email FROM document_members m JOIN users u ON u.id = m.user_id
       WHERE m.document_id = $1
       UNION SELECT email FROM document_invitations WHERE document_id = $1
     ) p`,
    [documentId],
  )
  return found?.people ?? 0
}
