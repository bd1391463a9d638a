import type { Transaction } from 'sequelize'

import type { LockedDocument } from '#api/features/documents/policy.ts'
import { announceDocument, raiseRevision, type Announced } from '#api/features/documents/service.ts'
import type { MemberModel } from '#api/features/sharing/model.ts'
import { readInvitations, readMembers } from '#api/features/sharing/queries.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import { notify } from '#api/services/notifications/notify.ts'
import { documentRoom, userRoom } from '#schema/rooms/room.ts'
import { accessChanged, invitationsChanged, membersChanged } from '#schema/sharing/contract.ts'
import type { Role } from '#schema/sharing/roles.ts'

/**
 * Publishes the members to the document, and the role to the affected user: `waiting` tells them
 * nothing. Returns the document with its new revision.
 */
export async function announceMember(
  tx: Transaction,
  document: LockedDocument,
  userId: string,
  role: Exclude<Role, 'owner'> | 'waiting' | null,
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
  if (role === 'waiting') return raised
  const value = role === null ? null : { documentId, role }
  await publish(tx, accessChanged, { ...common, value, rooms: [userRoom(userId)] })
  return raised
}

/**
 * Shows a document to a member who can open it from now on, unless it is in the trash. One who came by a
 * link knows of it; others are notified.
 */
export async function announceShared(
  tx: Transaction,
  { trashedAt }: LockedDocument,
  raised: Announced,
  { userId, byLink }: Pick<MemberModel, 'userId' | 'byLink'>,
): Promise<void> {
  if (trashedAt !== null) return
  await announceDocument(tx, raised, [userRoom(userId)])
  if (!byLink) await notify(tx, { kind: 'share', documentId: raised.id, actorId: raised.ownerId, userId })
}

/** Publishes the invitations to the document's owner. */
export async function announceInvitations(
  tx: Transaction,
  { id: documentId, ownerId, revision }: Announced,
): Promise<void> {
  const value = { documentId, invitations: await readInvitations(documentId, tx) }
  await publish(tx, invitationsChanged, { key: documentId, revision, value, rooms: [userRoom(ownerId)] })
}
