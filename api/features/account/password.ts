import type { Transaction } from 'sequelize'

import type { Account } from '#api/features/users/account.ts'
import { changeUser } from '#api/features/users/service.ts'
import { endSessionsOf } from '#api/features/auth/sessions.ts'
import { revokeTokens } from '#api/features/auth/tokens.ts'
import { queueEmail } from '#api/services/email/queue.ts'

/**
 * Sets the password and notifies the user by email. Ends all other sessions and revokes reset
 * links.
 */
export async function changePassword(
  tx: Transaction,
  { id: userId, email, firstName }: Account,
  passwordHash: string,
  sessionId: string,
): Promise<void> {
  await changeUser(tx, userId, user => {
    user.passwordHash = passwordHash
  })
  await revokeTokens(tx, { purpose: 'reset-password', userId })
  await endSessionsOf(tx, userId, sessionId)
  await queueEmail(tx, { email, userId }, { kind: 'password-changed', firstName })
}
