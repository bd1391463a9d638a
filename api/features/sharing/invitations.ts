import { literal, type Transaction } from 'sequelize'

import { lockDocument, lockUnchecked, type LockedDocument } from '#api/features/documents/policy.ts'
import { raiseRevision } from '#api/features/documents/service.ts'
import { announceInvitations, announceMember, announceShared } from '#api/features/sharing/announce.ts'
import { InvitationModel, MemberModel } from '#api/features/sharing/model.ts'
import type { Account } from '#api/features/users/account.ts'
import { mailboxKey, mailboxOf } from '#api/kit/mailbox.ts'
import { t } from '#api/kit/messages.ts'
import { database } from '#api/kit/query.ts'
import type { Urls } from '#api/kit/urls.ts'
import { queueForStranger } from '#api/services/outbound-email/queue.ts'
import { pathOf, type DocumentKind } from '#schema/documents/kinds.ts'
import { AppError } from '#schema/shared/errors.ts'
import { mayManage, type GrantableRole } from '#schema/sharing/roles.ts'

type Invited = { owner: Account; document: LockedDocument; email: string; role: GrantableRole; urls: Urls }

/**
 * Invites a person without a proven account, by email, or changes the role of their invitation. The
 * email or its account is locked. Throws VALIDATION.
 */
export async function invite(
  tx: Transaction,
  { owner, document, email, role, urls }: Invited,
): Promise<void> {
  const address = mailboxKey(email)
  const invalid = t('sharing.invalidEmail')
  if (mailboxOf(email) === null) throw new AppError('VALIDATION', invalid, { fields: { email: invalid } })
  const wanted = { documentId: document.id, email: address }
  const held = await InvitationModel.findOne({ where: wanted, transaction: tx })
  if (held) return setRole(tx, document, held, role)
  await InvitationModel.create({ ...wanted, role }, { transaction: tx })
  await announceInvitations(tx, await raiseRevision(tx, document))
  const { firstName: by, email: from } = owner
  const query = new URLSearchParams({
    email: address,
    returnTo: pathOf(document),
  })
  const link = urls.page(`/signup?${query}`)
  const { title, kind: what } = document
  await queueForStranger(tx, address, {
    kind: 'invitation',
    firstName: '',
    by,
    from,
    title,
    what,
    role,
    link,
  })
}

async function setRole(
  tx: Transaction,
  document: LockedDocument,
  invitation: InvitationModel,
  role: GrantableRole,
): Promise<void> {
  if (invitation.role === role) return
  await invitation.update({ role }, { transaction: tx })
  await announceInvitations(tx, await raiseRevision(tx, document))
}

type Demand = { who: string; documentId: string; kind: DocumentKind; invitationId: string }

const lockOwned = (tx: Transaction, { who, documentId, kind }: Demand): Promise<LockedDocument> =>
  lockDocument(tx, {
    who,
    documentId,
    may: mayManage,
    refusal: t(`sharing.ownerOnly.${kind}`),
    kind,
  })

const noInvitation = () => new AppError('NOT_FOUND', t('sharing.noInvitation'))

/** Changes the role of an invitation. Throws NOT_FOUND or FORBIDDEN. */
export async function changeInvitation(
  tx: Transaction,
  { role, ...demand }: Demand & { role: GrantableRole },
): Promise<void> {
  const document = await lockOwned(tx, demand)
  const where = { id: demand.invitationId, documentId: document.id }
  const held = await InvitationModel.findOne({ where, transaction: tx })
  if (held === null) throw noInvitation()
  await setRole(tx, document, held, role)
}

/** Withdraws an invitation. Throws NOT_FOUND or FORBIDDEN. */
export async function withdrawInvitation(tx: Transaction, demand: Demand): Promise<void> {
  const document = await lockOwned(tx, demand)
  const where = { id: demand.invitationId, documentId: document.id }
  if ((await InvitationModel.destroy({ where, transaction: tx })) === 0) throw noInvitation()
  await announceInvitations(tx, await raiseRevision(tx, document))
}

/** Makes an account a member of the documents to which its proven email, which is locked, was invited. */
export async function acceptInvitations(tx: Transaction, { id: userId, email }: Account): Promise<void> {
  const where = { email: mailboxKey(email) }
  const invitations = await InvitationModel.findAll({ where, order: ['documentId'], transaction: tx })
  for (const { id, documentId, role } of invitations) {
    const document = await lockUnchecked(tx, documentId)
    const taken = await InvitationModel.destroy({ where: { id }, transaction: tx })
    if (document === null || taken === 0) continue
    const held = await MemberModel.findOne({ where: { documentId, userId }, transaction: tx })
    if (document.ownerId === userId || held !== null) {
      await announceInvitations(tx, await raiseRevision(tx, document))
      continue
    }
    const member = await MemberModel.create({ documentId, userId, role }, { transaction: tx })
    const raised = await announceMember(tx, document, userId, role)
    await announceInvitations(tx, raised)
    await announceShared(tx, document, raised, member)
  }
}

/**
 * Keeps an email from being invited and proven at once, which would leave the invitation for ever.
 * Accounts are locked before emails, and emails before documents.
 */
export async function lockEmail(tx: Transaction, email: string): Promise<void> {
  const statement = `SELECT pg_advisory_xact_lock(hashtextextended('invitation:' || $1, 0))`
  await database().query(statement, { bind: [mailboxKey(email)], transaction: tx })
}

/** Respells invitations from before mailboxes had one spelling, or drops a second one. */
export async function renewInvitations(): Promise<void> {
  const beyondAscii = literal(`email ~ '[^ -~]' OR email ~ '[@.]xn--' OR email ~ '[.]$'`)
  for (const { id, email } of await InvitationModel.findAll({ where: beyondAscii, order: ['createdAt'] }))
    if (mailboxKey(email) !== email) await database().transaction(tx => renewInvitation(tx, id, email))
}

async function renewInvitation(tx: Transaction, id: string, old: string): Promise<void> {
  await lockEmail(tx, old)
  const email = mailboxKey(old)
  const invitation = await InvitationModel.findByPk(id, { transaction: tx })
  // Processes that start together renew the same ones.
  if (invitation === null || invitation.email === email) return
  const { documentId } = invitation
  const held = await InvitationModel.findOne({ where: { documentId, email }, transaction: tx })
  await (held === null
    ? invitation.update({ email }, { transaction: tx })
    : invitation.destroy({ transaction: tx }))
}
