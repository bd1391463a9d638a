import type { Transaction } from 'sequelize'

import { issueToken, redeemToken } from '#api/features/auth/tokens.ts'
import type { Account } from '#api/features/users/account.ts'
import { findByEmail, hasAdmin, lockAccount, noAccount } from '#api/features/users/queries.ts'
import { changeRole } from '#api/features/users/service.ts'
import { t } from '#api/kit/messages.ts'
import { actorOf, audit, type Audited } from '#api/services/audit/audit.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Returns the token of the link that creates the first administrator, or null if there is one. */
export async function firstAdminToken(tx: Transaction): Promise<string | null> {
  if (await hasAdmin(tx)) return null
  return issueToken(tx, { purpose: 'first-admin', userId: null, email: null })
}

type Call = { userId: string; token: string; requestId: string }

/** Makes the user the first administrator. Throws LINK_EXPIRED, or CONFLICT if there is one. */
export async function becomeFirstAdmin(tx: Transaction, { userId, token, requestId }: Call): Promise<void> {
  await redeemToken(tx, 'first-admin', token)
  if (await hasAdmin(tx)) throw new AppError('CONFLICT', t('auth.hasAdmin'))
  const user = await lockAccount(tx, userId)
  if (user === null) throw noAccount()
  await appoint(tx, user, { by: 'link', actor: actorOf(user), requestId })
}

/**
 * Makes the operator's account an administrator, if it exists, its email is confirmed, and there is no
 * administrator: one who was demoted stays so.
 */
export async function promoteOperator(tx: Transaction, adminEmail: string): Promise<void> {
  const operator = await findByEmail(adminEmail, tx)
  if (operator === null || operator.emailVerifiedAt === null || (await hasAdmin(tx))) return
  const user = await lockAccount(tx, operator.id)
  // A sign-in at the same time may have done it.
  if (user && user.role !== 'admin') await appoint(tx, user, { by: 'ADMIN_EMAIL', actor: null })
}

type Appointment = Pick<Audited, 'actor' | 'requestId'> & { by: 'link' | 'ADMIN_EMAIL' }

async function appoint(tx: Transaction, user: Account, { by, ...entry }: Appointment): Promise<void> {
  const { id, role } = user
  await changeRole(tx, id, 'admin')
  await audit(tx, {
    ...entry,
    act: 'user.role',
    subject: { kind: 'user', id, name: actorOf(user).name },
    before: { role },
    after: { role: 'admin', by },
  })
}
