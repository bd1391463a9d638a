import type { Transaction } from 'sequelize'

import type { Account } from '#api/features/users/account.ts'
import { lockActors } from '#api/features/users/queries.ts'
import { t } from '#api/kit/messages.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { UserRole } from '#schema/users/user.ts'

import { isSignedIn } from './sessions.ts'

/** A member of the staff, and the session and the request of an act. */
export type Acting = { actor: Account; sessionId: string; requestId: string }

/** `userId`: the user whom an act is about; by default no one but the actor. */
type Locked = Pick<Acting, 'actor' | 'sessionId'> & { userId?: string }

/**
 * Locks the actor of an act and the user it is about, and returns both; the user is null if there is none.
 * The actor may have lost the role or the session since the call began. Throws FORBIDDEN.
 */
export async function lockActing(
  tx: Transaction,
  { actor, sessionId, userId = actor.id }: Locked,
  roles: readonly UserRole[],
): Promise<{ actor: Account; user: Account | null }> {
  const locked = await lockActors(tx, actor.id, userId)
  const may = locked.actor?.suspendedAt === null && roles.includes(locked.actor.role)
  if (!locked.actor || !may || !(await isSignedIn(tx, sessionId)))
    throw new AppError('FORBIDDEN', t('request.adminsOnly'))
  return { actor: locked.actor, user: locked.user }
}
