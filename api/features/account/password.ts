import type { Transaction } from 'sequelize'

import { endCredentials } from '#api/features/auth/credentials.ts'
import type { Account } from '#api/features/users/account.ts'
import { changeUser } from '#api/features/users/service.ts'
import { queueEmail } from '#api/services/outbound-email/queue.ts'

/** Sets the password, ends all other sessions and all links, and notifies the user by email. */
export async function changePassword(
  tx: Transaction,
  { id: userId, email, firstName }: Account,
  passwordHash: string,
  sessionId: string,
): Promise<void> {
  await endCredentials(tx, 'password changed', userId, sessionId)
  await changeUser(tx, userId, user => {
    user.passwordHash = passwordHash
  })
  await queueEmail(tx, { email, userId }, { kind: 'password-changed', firstName })
}
