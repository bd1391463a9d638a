import { randomInt } from 'node:crypto'

import type { Transaction } from 'sequelize'

import { lockDocument, roleInKind } from '#api/features/documents/policy.ts'
import { ShareCodeModel } from '#api/features/sharing/model.ts'
import type { Account } from '#api/features/users/account.ts'
import { requireVerified } from '#api/features/users/verified.ts'
import { t } from '#api/kit/messages.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { AppError } from '#schema/shared/errors.ts'
import { mayManage } from '#schema/sharing/roles.ts'
import { BASE62, SHARE_CODE_LENGTH, type ShareCodeAnswer } from '#schema/sharing/shareCode.ts'

type Call = { who: string; documentId: string; kind: DocumentKind }

const refusalOf = (kind: DocumentKind) => t(`sharing.codeOwnerOnly.${kind}`)

/**
 * Returns the code that opens the document to visitors. Throws NOT_FOUND, or FORBIDDEN for members
 * who do not own it.
 */
export async function readShareCode({ who, documentId, kind }: Call): Promise<ShareCodeAnswer> {
  const held = await roleInKind(who, documentId, kind)
  if (!mayManage(held)) throw new AppError('FORBIDDEN', refusalOf(kind))
  return present(await liveCode(documentId))
}

/**
 * Creates a code, unless the document has one. Throws like {@link readShareCode}, and
 * EMAIL_NOT_VERIFIED.
 */
export async function createShareCode(
  tx: Transaction,
  { owner, documentId, kind }: { owner: Account; documentId: string; kind: DocumentKind },
): Promise<ShareCodeAnswer> {
  const who = owner.id
  await lockDocument(tx, { who, documentId, may: mayManage, refusal: refusalOf(kind), kind })
  requireVerified(owner)
  const live = await liveCode(documentId, tx)
  if (live) return present(live)
  const values = { code: randomCode(), documentId, createdBy: who }
  return present(await ShareCodeModel.create(values, { transaction: tx }))
}

/** Revokes the document's code and disconnects its visitors. Throws like {@link readShareCode}. */
export async function revokeShareCode(
  tx: Transaction,
  { who, documentId, kind }: Call,
): Promise<ShareCodeAnswer> {
  await lockDocument(tx, { who, documentId, may: mayManage, refusal: refusalOf(kind), kind })
  const live = await liveCode(documentId, tx)
  await live?.update({ revokedAt: new Date() }, { transaction: tx })
  return present(null)
}

/** Returns the code that opens the document to visitors now, or null. */
export const liveCode = (documentId: string, tx: Transaction | null = null): Promise<ShareCodeModel | null> =>
  ShareCodeModel.findOne({ where: { documentId, revokedAt: null }, transaction: tx })

/** Returns a code that no one can guess. */
export const randomCode = (): string =>
  Array.from({ length: SHARE_CODE_LENGTH }, () => BASE62[randomInt(BASE62.length)]).join('')

const present = (live: ShareCodeModel | null): ShareCodeAnswer => ({
  shareCode: live && { code: live.code, createdAt: live.createdAt.toISOString() },
})
