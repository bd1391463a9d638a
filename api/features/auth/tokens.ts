import { Op, type Transaction } from 'sequelize'

import { AccountTokenModel, type TokenPurpose } from '#api/features/auth/model.ts'
import { t } from '#api/kit/messages.ts'
import { hashToken, randomToken } from '#api/kit/secretToken.ts'
import { AppError } from '#schema/shared/errors.ts'

const MINUTE_MS = 60_000

/** How long a link is valid. */
const LIFETIME_MS: Record<TokenPurpose, number> = {
  'verify-email': 24 * 60 * MINUTE_MS,
  'change-email': 24 * 60 * MINUTE_MS,
  'reset-password': 30 * MINUTE_MS,
  'first-admin': 7 * 24 * 60 * MINUTE_MS,
}

/** The purpose and subject of a link. */
type Subject = { purpose: TokenPurpose; userId: string | null; email: string | null }

/** Issues a link's token. Revokes the user's earlier tokens for the same purpose. */
export async function issueToken(tx: Transaction, subject: Subject): Promise<string> {
  await revokeTokens(tx, subject)
  const token = randomToken()
  const expiresAt = new Date(Date.now() + LIFETIME_MS[subject.purpose])
  await AccountTokenModel.create({ ...subject, tokenHash: hashToken(token), expiresAt }, { transaction: tx })
  return token
}

async function revokeTokens(tx: Transaction, { purpose, userId }: Subject): Promise<void> {
  await AccountTokenModel.destroy({ where: { purpose, userId, usedAt: null }, transaction: tx })
}

/** Revokes all unused links of a user. */
export async function revokeLinksOf(tx: Transaction, userId: string): Promise<void> {
  await AccountTokenModel.destroy({ where: { userId, usedAt: null }, transaction: tx })
}

/**
 * Uses up a token. Of concurrent attempts, one succeeds. Throws LINK_EXPIRED if it is unknown, used
 * or expired, and FORBIDDEN, without using it up, if it is not for `userId`.
 */
export async function redeemToken(
  tx: Transaction,
  purpose: TokenPurpose,
  token: string,
  userId?: string,
): Promise<Readonly<Pick<AccountTokenModel, 'userId' | 'email'>>> {
  const found = await AccountTokenModel.findOne({
    where: usable(purpose, token),
    transaction: tx,
    lock: tx.LOCK.UPDATE,
  })
  if (found === null) throw new AppError('LINK_EXPIRED', t('auth.linkExpired'))
  if (userId !== undefined && found.userId !== userId)
    throw new AppError('FORBIDDEN', t('auth.linkOfAnother'))
  await found.update({ usedAt: new Date() }, { transaction: tx })
  return found
}

/** Returns the user of a valid token, or null. Does not use up the token. */
export async function tokenHolder(purpose: TokenPurpose, token: string): Promise<string | null> {
  const found = await AccountTokenModel.findOne({ where: usable(purpose, token) })
  return found?.userId ?? null
}

const usable = (purpose: TokenPurpose, token: string) => ({
  purpose,
  tokenHash: hashToken(token),
  usedAt: null,
  expiresAt: { [Op.gt]: new Date() },
})

const DAY_MS = 24 * 60 * MINUTE_MS

/** Deletes tokens that expired more than a day ago. */
export async function cleanUpTokens(): Promise<void> {
  await AccountTokenModel.destroy({ where: { expiresAt: { [Op.lt]: new Date(Date.now() - DAY_MS) } } })
}
