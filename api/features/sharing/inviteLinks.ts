import type { Transaction } from 'sequelize'

import { lockDocument, roleInKind, type LockedDocument } from '#api/features/documents/policy.ts'
import { announceDocument, raiseRevision } from '#api/features/documents/service.ts'
import { requireFeature } from '#api/features/plans/policy.ts'
import { InviteLinkModel } from '#api/features/sharing/model.ts'
import type { Account } from '#api/features/users/account.ts'
import { requireVerified } from '#api/features/users/verified.ts'
import { t } from '#api/kit/messages.ts'
import { randomCode } from '#api/kit/randomCode.ts'
import { userRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'
import {
  INVITE_CODE_LENGTH,
  type InviteLinkAnswer,
  type InviteLinkChange,
  type LinkDays,
} from '#schema/sharing/inviteLink.ts'
import { mayManage } from '#schema/sharing/roles.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const kind = 'document'
const refusal = t('sharing.codeOwnerOnly.document')

/** Returns the document's link. Throws NOT_FOUND, or FORBIDDEN for members who do not own it. */
export async function readInviteLink(who: string, documentId: string): Promise<InviteLinkAnswer> {
  if (!mayManage(await roleInKind(who, documentId, kind))) throw new AppError('FORBIDDEN', refusal)
  return present(await InviteLinkModel.findByPk(documentId))
}

type Owned = { owner: Account; documentId: string }

/**
 * Creates the document's link, or changes its role or time: its code stays. Creating it requires the
 * same as inviting. Throws like {@link readInviteLink}, FEATURE_NOT_IN_PLAN and EMAIL_NOT_VERIFIED.
 */
export async function changeInviteLink(
  tx: Transaction,
  { now, role, days, ...owned }: Owned & InviteLinkChange & { now: Date },
): Promise<InviteLinkAnswer> {
  const document = await lockOwned(tx, owned)
  const held = await InviteLinkModel.findByPk(document.id, { transaction: tx })
  const wanted = { ...(role && { role }), ...(days !== undefined && lasting(days, now)) }
  if (held === null) {
    await requireFeature(owned.owner, 'allowCollaborativeWriting', tx, kind)
    requireVerified(owned.owner)
    const code = randomCode(INVITE_CODE_LENGTH)
    const lasts = { days: null, expiresAt: null }
    const values = { documentId: document.id, code, role: role ?? 'viewer', ...lasts, ...wanted }
    const made = await InviteLinkModel.create(values, { transaction: tx })
    await announce(tx, document)
    return present(made)
  }
  await held.update(wanted, { transaction: tx })
  await announce(tx, document)
  return present(held)
}

const lasting = (days: LinkDays, now: Date) => ({
  days,
  expiresAt: days === null ? null : new Date(now.getTime() + days * DAY_MS),
})

/** Revokes the document's link. Those who came by it stay. Throws like {@link readInviteLink}. */
export async function revokeInviteLink(tx: Transaction, owned: Owned): Promise<InviteLinkAnswer> {
  const document = await lockOwned(tx, owned)
  const revoked = await InviteLinkModel.destroy({ where: { documentId: document.id }, transaction: tx })
  if (revoked > 0) await announce(tx, document)
  return present(null)
}

const lockOwned = (tx: Transaction, { owner, documentId }: Owned): Promise<LockedDocument> =>
  lockDocument(tx, { who: owner.id, documentId, may: mayManage, refusal, kind })

/** Other pages of the owner read the link again. No event has its code: the outbox keeps events for a day. */
async function announce(tx: Transaction, document: LockedDocument): Promise<void> {
  await announceDocument(tx, await raiseRevision(tx, document), [userRoom(document.ownerId)])
}

const present = (link: InviteLinkModel | null): InviteLinkAnswer => ({
  link: link && {
    code: link.code,
    role: link.role,
    days: link.days,
    expiresAt: link.expiresAt?.toISOString() ?? null,
  },
})
