import type { Transaction } from 'sequelize'

import { findByEmail, hasAdmin } from '#api/features/users/queries.ts'
import { changeUser } from '#api/features/users/service.ts'
import { issueToken, redeemToken } from '#api/features/auth/tokens.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

/** The token of a link that makes whoever follows it the first administrator; null once there is one. */
export async function firstAdminToken(tx: Transaction): Promise<string | null> {
  if (await hasAdmin(tx)) return null
  return issueToken(tx, { purpose: 'first-admin', userId: null, email: null })
}

/** Makes the user the first administrator. Throws LINK_EXPIRED, and CONFLICT once there is one. */
export async function becomeFirstAdmin(tx: Transaction, userId: string, token: string): Promise<void> {
  await redeemToken(tx, 'first-admin', token)
  if (await hasAdmin(tx)) throw new AppError('CONFLICT', t('auth.hasAdmin'))
  await changeUser(tx, userId, user => {
    user.role = 'admin'
  })
}

/** Makes the account with the operator's address an administrator, if it is there and its address is confirmed. */
export async function promoteOperator(tx: Transaction, adminEmail: string): Promise<void> {
  const operator = await findByEmail(adminEmail, tx)
  if (operator === null || operator.emailVerifiedAt === null || operator.role === 'admin') return
  await changeUser(tx, operator.id, user => {
    user.role = 'admin'
  })
}
