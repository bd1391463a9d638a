import type { Transaction } from 'sequelize'

import { giveDocument } from '#api/features/documents/give.ts'
import { lockDocument, type LockedDocument } from '#api/features/documents/policy.ts'
import { announceDocument, raiseRevision, type Announced } from '#api/features/documents/service.ts'
import { lockText } from '#api/features/plans/policy.ts'
import { readPlan, readPlans } from '#api/features/plans/queries.ts'
import { announceInvitations } from '#api/features/sharing/announce.ts'
import { MemberModel } from '#api/features/sharing/model.ts'
import { countPeople, readMembers } from '#api/features/sharing/queries.ts'
import { takeStorage } from '#api/features/storage/service.ts'
import type { Account } from '#api/features/users/account.ts'
import { t } from '#api/kit/messages.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import { notify } from '#api/services/notifications/notify.ts'
import type { Plan } from '#schema/plans/contract.ts'
import { requiredPlan } from '#schema/plans/rules.ts'
import { documentRoom, userRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'
import { accessChanged, membersChanged } from '#schema/sharing/contract.ts'
import { mayManage } from '#schema/sharing/roles.ts'

const kind = 'document'

type Place = { who: string; documentId: string }

/** Offers a document to one of its members, and to no other. Throws NOT_FOUND, FORBIDDEN, VALIDATION or CONFLICT. */
export async function offerDocument(
  tx: Transaction,
  { who, documentId, userId }: Place & { userId: string },
): Promise<void> {
  const refusal = t('sharing.offerOwnerOnly')
  const document = await lockDocument(tx, { who, documentId, may: mayManage, refusal, kind })
  if (userId === who) {
    const own = t('sharing.yourself.document')
    throw new AppError('VALIDATION', own, { fields: { userId: own } })
  }
  const members = await MemberModel.findAll({ where: { documentId }, transaction: tx })
  const member = members.find(each => each.userId === userId)
  if (!member) throw new AppError('NOT_FOUND', t('sharing.noMember.document'))
  if (member.waiting) throw new AppError('CONFLICT', t('sharing.offerWaits'))
  if (member.offered) return
  await endOffer(tx, documentId)
  member.offered = true
  await member.save({ transaction: tx })
  await announceMembers(tx, await raiseRevision(tx, document))
  await notify(tx, { kind: 'offer', documentId, actorId: who, userId })
}

/** Withdraws an offer, or declines it. One that has ended is no error. Throws NOT_FOUND or FORBIDDEN. */
export async function declineDocument(tx: Transaction, { who, documentId }: Place): Promise<void> {
  const document = await lockDocument(tx, { who, documentId, may: () => true, refusal: '', kind })
  const { ownerId } = document
  if (ownerId !== who) await requireOffer(tx, { who, documentId })
  if (!(await endOffer(tx, documentId))) return
  await announceMembers(tx, await raiseRevision(tx, document))
  await notify(tx, { kind: 'declined', documentId, actorId: who, userId: ownerId })
}

/**
 * Makes the member to whom a document is offered its owner, and the owner an editor. `person`: their account,
 * whose plan must allow the people, and whose storage the size. Throws NOT_FOUND, FORBIDDEN,
 * FEATURE_NOT_IN_PLAN, TOO_MANY_MEMBERS or STORAGE_FULL. `factor` multiplies the limit of storage.
 */
export async function takeDocument(
  tx: Transaction,
  { person, documentId, factor }: { person: Account; documentId: string; factor: number },
): Promise<void> {
  const who = person.id
  const document = await lockDocument(tx, { who, documentId, may: () => true, refusal: '', kind })
  const member = await requireOffer(tx, { who, documentId })
  await requirePeople(tx, documentId, person)
  await member.destroy({ transaction: tx })
  const given = await giveDocument(tx, document, who)
  const former = document.ownerId
  await MemberModel.create({ documentId, userId: former, role: 'editor' }, { transaction: tx })
  if (!(await takeStorage(tx, who, factor, 0))) throw new AppError('STORAGE_FULL', t('sharing.takeStorage'))
  await announceTaken(tx, given, document)
  await notify(tx, { kind: 'taken', documentId, actorId: who, userId: former })
}

/** Returns the member, to whom the document is offered. Throws FORBIDDEN otherwise. */
async function requireOffer(tx: Transaction, { who, documentId }: Place): Promise<MemberModel> {
  const where = { documentId, userId: who, offered: true }
  const member = await MemberModel.findOne({ where, transaction: tx })
  if (member === null) throw new AppError('FORBIDDEN', t('sharing.noOffer'))
  return member
}

async function endOffer(tx: Transaction, documentId: string): Promise<boolean> {
  const where = { documentId, offered: true }
  const [ended] = await MemberModel.update({ offered: false }, { where, transaction: tx })
  return ended > 0
}

/** The number of people stays: the owners change places. */
async function requirePeople(tx: Transaction, documentId: string, person: Account): Promise<void> {
  const people = (await countPeople(documentId, tx)) + 1
  const plan = await requireSharing(tx, person, people)
  if (people <= plan.documentPeople) return
  throw new AppError(
    'TOO_MANY_MEMBERS',
    t('sharing.takeFull', { plan: plan.displayName, people: plan.documentPeople }),
    { details: { limit: plan.documentPeople } },
  )
}

/**
 * Returns the plan of the new owner. The usual refusal is about inviting people, which they did not try. It names
 * a plan that allows the people of the document, too, if there is one: they may buy it for this document.
 */
async function requireSharing(tx: Transaction, { planName }: Account, people: number): Promise<Plan> {
  const feature = 'allowCollaborativeWriting'
  const own = await readPlan(planName, tx)
  if (own[feature]) return own
  const plans = await readPlans(tx)
  const roomy = plans.filter(({ documentPeople }) => documentPeople >= people)
  const required = requiredPlan(feature, roomy) ?? requiredPlan(feature, plans)
  throw new AppError(
    'FEATURE_NOT_IN_PLAN',
    required ? t('sharing.takePlan', { plan: required.displayName }) : lockText(feature, null),
    { details: { feature, requiredPlan: required?.name ?? null } },
  )
}

async function announceMembers(tx: Transaction, { id: documentId, revision }: Announced): Promise<void> {
  const value = { documentId, members: await readMembers(documentId, tx) }
  await publish(tx, membersChanged, { key: documentId, revision, value, rooms: [documentRoom(documentId)] })
}

async function announceTaken(
  tx: Transaction,
  given: Announced,
  { ownerId: former }: LockedDocument,
): Promise<void> {
  const { id: documentId, ownerId, revision } = given
  await announceMembers(tx, given)
  for (const [userId, role] of [
    [ownerId, 'owner'],
    [former, 'editor'],
  ] as const)
    await publish(tx, accessChanged, {
      key: documentId,
      revision,
      value: { documentId, role },
      rooms: [userRoom(userId)],
    })
  await announceInvitations(tx, given)
  await announceDocument(tx, given)
}
