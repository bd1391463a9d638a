import type { Transaction } from 'sequelize'

import type { Account } from '#api/features/users/account.ts'
import { findByEmail } from '#api/features/users/queries.ts'
import { requireVerified } from '#api/features/auth/verification.ts'
import { lockDocument, lockUnchecked, type LockedDocument } from '#api/features/documents/policy.ts'
import { announceDocument, raiseRevision } from '#api/features/documents/service.ts'
import { requireFeature } from '#api/features/plans/policy.ts'
import { MemberModel } from '#api/features/sharing/model.ts'
import { requireRoom } from '#api/features/sharing/policy.ts'
import { readMembers } from '#api/features/sharing/queries.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import { documentRoom, userRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'
import { accessChanged, membersChanged, type AddMember } from '#schema/sharing/contract.ts'
import { mayManage, type GrantableRole } from '#schema/sharing/roles.ts'
import { t } from '#api/kit/messages.ts'

const NO_ACCOUNT = t('sharing.noAccount')
const OWN_EMAIL = t('sharing.yourself')
/** Snippets have no members. */
const kind = 'document'

/**
 * Adds a registered user to the owner's document, or changes their role. Adding requires a plan;
 * changing a role does not. Throws NOT_FOUND, FORBIDDEN, FEATURE_NOT_IN_PLAN, TOO_MANY_MEMBERS,
 * EMAIL_NOT_VERIFIED, or VALIDATION for the owner's own email.
 */
export async function addMember(
  tx: Transaction,
  { owner, documentId, email, role }: { owner: Account; documentId: string } & AddMember,
): Promise<void> {
  const refusal = t('sharing.ownerOnly')
  const document = await lockDocument(tx, {
    who: owner.id,
    documentId,
    may: mayManage,
    refusal,
    kind,
  })
  const person = await findByEmail(email, tx)
  if (person?.id === owner.id) throw new AppError('VALIDATION', OWN_EMAIL, { fields: { email: OWN_EMAIL } })
  const members = await MemberModel.findAll({ where: { documentId }, transaction: tx })
  const present = members.find(member => member.userId === person?.id)
  if (present) return changeRole(tx, document, present, role)
  // Checked before the answer reveals whether the account exists.
  const plan = await requireFeature(owner, 'allowCollaborativeWriting', tx)
  requireRoom(members.length + 1, plan)
  requireVerified(owner)
  if (person === null) throw new AppError('NOT_FOUND', NO_ACCOUNT, { fields: { email: NO_ACCOUNT } })
  await MemberModel.create({ documentId, userId: person.id, role }, { transaction: tx })
  const raised = await announce(tx, document, person.id, role)
  return announceDocument(tx, raised, [userRoom(person.id)])
}

async function changeRole(
  tx: Transaction,
  document: LockedDocument,
  member: MemberModel,
  role: GrantableRole,
) {
  if (member.role === role) return
  member.role = role
  await member.save({ transaction: tx })
  await announce(tx, document, member.userId, role)
}

/**
 * Removes a member. Owners may remove anyone; members may remove themselves. Throws NOT_FOUND,
 * FORBIDDEN or VALIDATION.
 */
export async function removeMember(
  tx: Transaction,
  { who, documentId, userId }: { who: string; documentId: string; userId: string },
): Promise<void> {
  const document = await lockDocument(tx, {
    who,
    documentId,
    may: held => mayManage(held) || userId === who,
    refusal: t('sharing.removeOwnerOnly'),
    kind,
  })
  if (userId === document.ownerId) throw new AppError('VALIDATION', t('sharing.ownerStays'))
  const removed = await MemberModel.destroy({ where: { documentId, userId }, transaction: tx })
  if (removed === 0) throw new AppError('NOT_FOUND', t('sharing.noMember'))
  await announce(tx, document, userId, null)
}

/** Removes a user whose account is deleted from all documents of others. */
export async function leaveAllDocuments(tx: Transaction, userId: string): Promise<void> {
  const memberships = await MemberModel.findAll({ where: { userId }, order: ['documentId'], transaction: tx })
  for (const { documentId } of memberships) {
    const document = await lockUnchecked(tx, documentId)
    const removed = await MemberModel.destroy({ where: { documentId, userId }, transaction: tx })
    if (document !== null && removed > 0) await announce(tx, document, userId, null)
  }
}

/**
 * Publishes the members to the document, and the role to the affected user. Returns the document
 * with its new revision.
 */
async function announce(
  tx: Transaction,
  document: LockedDocument,
  userId: string,
  role: GrantableRole | null,
) {
  const raised = await raiseRevision(tx, document)
  const { id: documentId, revision } = raised
  const common = { key: documentId, revision }
  const members = await readMembers(documentId, tx)
  await publish(tx, membersChanged, {
    ...common,
    value: { documentId, members },
    rooms: [documentRoom(documentId)],
  })
  const value = role === null ? null : { documentId, role }
  await publish(tx, accessChanged, { ...common, value, rooms: [userRoom(userId)] })
  return raised
}
