import type { Transaction } from 'sequelize'

import { lockDocument, lockUnchecked, type LockedDocument } from '#api/features/documents/policy.ts'
import type { Announced } from '#api/features/documents/service.ts'
import { requireFeature } from '#api/features/plans/policy.ts'
import { announceInvitations, announceMember, announceShared } from '#api/features/sharing/announce.ts'
import { invite, lockEmail } from '#api/features/sharing/invitations.ts'
import { InvitationModel, MemberModel } from '#api/features/sharing/model.ts'
import { requireRoom } from '#api/features/sharing/policy.ts'
import { countPeople } from '#api/features/sharing/queries.ts'
import type { Account } from '#api/features/users/account.ts'
import { findByEmail, lockAccount } from '#api/features/users/queries.ts'
import { requireVerified } from '#api/features/users/verified.ts'
import { mailboxKey } from '#api/kit/mailbox.ts'
import { t } from '#api/kit/messages.ts'
import type { Urls } from '#api/kit/urls.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { AddMember } from '#schema/sharing/contract.ts'
import { mayManage, type GrantableRole } from '#schema/sharing/roles.ts'

type Added = { owner: Account; documentId: string; kind: DocumentKind; urls: Urls } & AddMember

/**
 * Adds a registered user to the owner's document, invites an email without an account, or changes
 * the role of either. An account whose email was never proven waits for its first proof. Adding
 * requires a plan; changing a role does not. Throws NOT_FOUND, FORBIDDEN, FEATURE_NOT_IN_PLAN,
 * TOO_MANY_MEMBERS, EMAIL_NOT_VERIFIED, CONFLICT, or VALIDATION for the owner's own email.
 */
export async function addMember(
  tx: Transaction,
  { owner, documentId, kind, email: typed, role, urls }: Added,
): Promise<void> {
  const email = mailboxKey(typed)
  const refusal = t(`sharing.ownerOnly.${kind}`)
  const person = await lockByEmail(tx, email)
  if (person === null) await lockUnused(tx, email)
  const document = await lockDocument(tx, {
    who: owner.id,
    documentId,
    may: mayManage,
    refusal,
    kind,
  })
  if (person?.id === owner.id) {
    const own = t(`sharing.yourself.${kind}`)
    throw new AppError('VALIDATION', own, { fields: { email: own } })
  }
  // The owner, who is no member, stands for no one: the time of an answer does not tell that an account exists.
  const held = { documentId, userId: person?.id ?? owner.id }
  const present = await MemberModel.findOne({ where: held, transaction: tx })
  if (present) return changeRole(tx, document, present, role)
  const invited = await InvitationModel.findOne({ where: { documentId, email }, transaction: tx })
  if (!invited) {
    // Checked before the answer reveals whether the account exists.
    const plan = await requireFeature(owner, 'allowCollaborativeWriting', tx, kind)
    requireRoom((await countPeople(documentId, tx)) + 1, plan, kind)
    requireVerified(owner)
  }
  // An account with this email that never proved it does not take the invitation of its owner away.
  const isInvited = invited !== null && person?.emailVerifiedAt === null
  if (person === null || isInvited) return invite(tx, { owner, document, email, role, urls })
  await invited?.destroy({ transaction: tx })
  const raised = await admit(tx, document, person, { role, by: 'owner' })
  if (invited) await announceInvitations(tx, raised)
}

/**
 * Makes an account, which is locked, a member of a locked document. It waits until its email is proven.
 * One that the owner adds is notified. Returns the document with its new revision.
 */
export async function admit(
  tx: Transaction,
  document: LockedDocument,
  { id: userId, emailVerifiedAt }: Account,
  { role, by }: { role: GrantableRole; by: 'owner' | 'link' },
): Promise<Announced> {
  const waiting = emailVerifiedAt === null
  const values = { documentId: document.id, userId, role, waiting, byLink: by === 'link' }
  const member = await MemberModel.create(values, { transaction: tx })
  const raised = await announceMember(tx, document, userId, waiting ? 'waiting' : role)
  if (!waiting) await announceShared(tx, document, raised, member)
  return raised
}

/**
 * Returns the account with that email, locked, so that its first proof does not happen meanwhile.
 * Accounts are locked before documents.
 */
async function lockByEmail(tx: Transaction, email: string): Promise<Account | null> {
  const found = await findByEmail(email, tx, { suspended: true })
  return found && lockAccount(tx, found.id)
}

/** Locks an email without an account. Throws CONFLICT if an account was made for it meanwhile. */
async function lockUnused(tx: Transaction, email: string): Promise<void> {
  await lockEmail(tx, email)
  const found = await findByEmail(email, tx, { suspended: true })
  if (found !== null) throw new AppError('CONFLICT', t('sharing.changed'))
}

/** A change of a member of a row, which must be of the kind. */
type Act = { who: string; documentId: string; kind: DocumentKind; userId: string }

/** Changes the role of a member. Throws NOT_FOUND or FORBIDDEN. */
export async function changeMember(
  tx: Transaction,
  { userId, role, ...act }: Act & { role: GrantableRole },
): Promise<void> {
  const { documentId, kind } = act
  const refusal = t(`sharing.ownerOnly.${kind}`)
  const document = await lockDocument(tx, { ...act, may: mayManage, refusal })
  const member = await MemberModel.findOne({ where: { documentId, userId }, transaction: tx })
  if (member === null) throw noMember(kind)
  await changeRole(tx, document, member, role)
}

const noMember = (kind: DocumentKind) => new AppError('NOT_FOUND', t(`sharing.noMember.${kind}`))

/** Changes the role of a member of a locked document, unless they have it. */
export async function changeRole(
  tx: Transaction,
  document: LockedDocument,
  member: MemberModel,
  role: GrantableRole,
): Promise<void> {
  if (member.role === role) return
  member.role = role
  await member.save({ transaction: tx })
  await announceMember(tx, document, member.userId, member.waiting ? 'waiting' : role)
}

/**
 * Removes a member. Owners may remove anyone; members may remove themselves. Throws NOT_FOUND,
 * FORBIDDEN or VALIDATION.
 */
export async function removeMember(tx: Transaction, { who, documentId, kind, userId }: Act): Promise<void> {
  const document = await lockDocument(tx, {
    who,
    documentId,
    may: held => mayManage(held) || userId === who,
    refusal: t(`sharing.removeOwnerOnly.${kind}`),
    kind,
  })
  if (userId === document.ownerId) throw new AppError('VALIDATION', t(`sharing.ownerStays.${kind}`))
  const removed = await MemberModel.destroy({ where: { documentId, userId }, transaction: tx })
  if (removed === 0) throw noMember(kind)
  await announceMember(tx, document, userId, null)
}

/** Removes a user whose account is deleted from all documents of others. */
export async function leaveAllDocuments(tx: Transaction, userId: string): Promise<void> {
  const memberships = await MemberModel.findAll({ where: { userId }, order: ['documentId'], transaction: tx })
  for (const { documentId } of memberships) {
    const document = await lockUnchecked(tx, documentId)
    const removed = await MemberModel.destroy({ where: { documentId, userId }, transaction: tx })
    if (document !== null && removed > 0) await announceMember(tx, document, userId, null)
  }
}
