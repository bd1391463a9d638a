import type { Transaction } from 'sequelize'

import { issueToken, redeemToken } from '#api/features/auth/tokens.ts'
import { findByEmail, hasAdmin } from '#api/features/users/queries.ts'
import { changeUser } from '#api/features/users/service.ts'
import { t } from '#api/kit/messages.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Returns the token of the link that creates the first administrator, or null if there is one. */
export async function firstAdminToken(tx: Transaction): Promise<string | null> {
  if (await hasAdmin(tx)) return null
  return issueToken(tx, { purpose: 'first-admin', userId: null, email: null })
}

/** Makes the user the first administrator. Throws LINK_EXPIRED, or CONFLICT if there is one. */
export async function becomeFirstAdmin(tx: Transaction, userId: string, token: string): Promise<void> {
  await redeemToken(tx, 'first-admin', token)
  if (await hasAdmin(tx)) throw new AppError('CONFLICT', t('auth.hasAdmin'))
  await changeUser(tx, userId, user => {
    user.role = 'admin'
  })
}

/** Makes the operator's account an administrator, if it exists and its email is confirmed. */
export async function promoteOperator(tx: Transaction, adminEmail: string): Promise<void> {
  const operator = await findByEmail(adminEmail, tx)
  if (operator === null || operator.emailVerifiedAt === null || operator.role === 'admin') return
  await changeUser(tx, operator.id, user => {
    user.role = 'admin'
  })
}
