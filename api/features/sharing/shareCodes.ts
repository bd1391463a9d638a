import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { lockDocument, roleInKind } from '#api/features/documents/policy.ts'
import { ShareCodeModel } from '#api/features/sharing/model.ts'
import type { Account } from '#api/features/users/account.ts'
import { requireVerified } from '#api/features/users/verified.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { randomCode } from '#api/kit/randomCode.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { AppError } from '#schema/shared/errors.ts'
import { mayManage } from '#schema/sharing/roles.ts'
import { SHARE_CODE_LENGTH, type ShareCodeAnswer } from '#schema/sharing/shareCode.ts'

export type CodeChange = { owner: Account; documentId: string }

const refusalOf = (kind: DocumentKind) => t(`sharing.codeOwnerOnly.${kind}`)

/**
 * Returns the code that opens the document to visitors. Throws NOT_FOUND, or FORBIDDEN for members
 * who do not own it.
 */
export async function readShareCode(
  who: string,
  documentId: string,
  kind: DocumentKind,
): Promise<ShareCodeAnswer> {
  const held = await roleInKind(who, documentId, kind)
  if (!mayManage(held)) throw new AppError('FORBIDDEN', refusalOf(kind))
  return presentCode(await liveCode(documentId))
}

/**
 * Creates a code, unless the document has one. Throws like {@link readShareCode}, and
 * EMAIL_NOT_VERIFIED.
 */
export async function createShareCode(
  tx: Transaction,
  { owner, documentId }: CodeChange,
): Promise<ShareCodeAnswer> {
  await lockOwned(tx, { owner, documentId })
  requireVerified(owner)
  const live = await liveCode(documentId, tx)
  if (live) return presentCode(live)
  const values = { code: newCode(), documentId, createdBy: owner.id }
  return presentCode(await ShareCodeModel.create(values, { transaction: tx }))
}

/** Revokes the document's code and disconnects its visitors. Throws like {@link readShareCode}. */
export async function revokeShareCode(tx: Transaction, change: CodeChange): Promise<ShareCodeAnswer> {
  await lockOwned(tx, change)
  const live = await liveCode(change.documentId, tx)
  await live?.update({ revokedAt: new Date() }, { transaction: tx })
  return presentCode(null)
}

const lockOwned = (tx: Transaction, { owner, documentId }: CodeChange) =>
  lockDocument(tx, {
    who: owner.id,
    documentId,
    may: mayManage,
    refusal: refusalOf('document'),
    kind: 'document',
  })

/** Returns the code that opens the document to visitors now, or null. */
export const liveCode = (documentId: string, tx: Transaction | null = null): Promise<ShareCodeModel | null> =>
  ShareCodeModel.findOne({ where: { documentId, revokedAt: null }, transaction: tx })

const opened = z.object({ documentId: z.string() })

/** Returns the document that a code opens now, or null. A revoked code takes the steps of an unknown one. */
export async function openedBy(tx: Transaction | null, code: string): Promise<string | null> {
  const statement = `
    SELECT s.document_id AS "documentId" FROM share_codes s
    WHERE s.code = $1 AND s.revoked_at IS NULL AND share_access(s.code, 'document', s.document_id) IS NOT NULL`
  const [found] = await query(tx, opened, statement, [code])
  return found?.documentId ?? null
}

/**
 * Locks what a call by a code needs. `lock` returns null if the document that the code opens has none of
 * it. Returns what it returns, or null if the code opens nothing once it is locked.
 */
export async function lockOpened<T>(
  tx: Transaction,
  code: string,
  lock: (documentId: string) => Promise<T | null>,
): Promise<T | null> {
  const documentId = await openedBy(tx, code)
  if (documentId === null) return null
  const locked = await lock(documentId)
  // The code may have been revoked while another call held the lock.
  return (await openedBy(tx, code)) === documentId ? locked : null
}

/** Returns a code that no one can guess. */
export const newCode = (): string => randomCode(SHARE_CODE_LENGTH)

/** Returns the answer of the calls about a code. */
export const presentCode = (live: ShareCodeModel | null): ShareCodeAnswer => ({
  shareCode: live && { code: live.code, createdAt: live.createdAt.toISOString() },
})
