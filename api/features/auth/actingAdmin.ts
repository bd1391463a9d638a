import type { Transaction } from 'sequelize'

import { isSignedIn } from '#api/features/auth/sessions.ts'
import type { Account } from '#api/features/users/account.ts'
import { lockActors } from '#api/features/users/queries.ts'
import { t } from '#api/kit/messages.ts'
import { AppError } from '#schema/shared/errors.ts'

/** An administrator, and the session and the request of an act. */
export type ActingAdmin = { actor: Account; sessionId: string; requestId: string }

/**
 * Locks the account of an administrator who acts. They may have lost the role or the session since the
 * call began. Throws FORBIDDEN.
 */
export async function lockActingAdmin(
  tx: Transaction,
  { actor, sessionId }: Pick<ActingAdmin, 'actor' | 'sessionId'>,
): Promise<void> {
  const { actor: found } = await lockActors(tx, actor.id, actor.id)
  const may = found !== null && found.suspendedAt === null && found.role === 'admin'
  if (!may || !(await isSignedIn(tx, sessionId))) throw new AppError('FORBIDDEN', t('request.adminsOnly'))
}
