import type { Transaction } from 'sequelize'

import { isSignedIn } from '#api/features/auth/sessions.ts'
import type { Account } from '#api/features/users/account.ts'
import { t } from '#api/kit/messages.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { UserRole } from '#schema/users/user.ts'

/**
 * Throws FORBIDDEN unless the locked actor still has one of the roles and the session: both may have been
 * lost since the call began.
 */
export async function requireActor(
  tx: Transaction,
  actor: Account | null,
  { sessionId, roles }: { sessionId: string; roles: readonly UserRole[] },
): Promise<void> {
  const may = actor !== null && actor.suspendedAt === null && roles.includes(actor.role)
  if (!may || !(await isSignedIn(tx, sessionId))) throw new AppError('FORBIDDEN', t('request.adminsOnly'))
}
