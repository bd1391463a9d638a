import type { Transaction } from 'sequelize'

import { endCredentials } from '#api/features/auth/credentials.ts'
import { requireGoodPassword } from '#api/features/auth/passwordPolicy.ts'
import { hashPassword } from '#api/features/auth/passwords.ts'
import { issueToken, redeemToken, tokenHolder } from '#api/features/auth/tokens.ts'
import { openWaiting } from '#api/features/sharing/waiting.ts'
import { findByEmail, findSignedIn, lockAccount } from '#api/features/users/queries.ts'
import { changeUser } from '#api/features/users/service.ts'
import { t } from '#api/kit/messages.ts'
import { logSecurityOf } from '#api/kit/securityLog.ts'
import type { Urls } from '#api/kit/urls.ts'
import { queueEmail } from '#api/services/outbound-email/queue.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Sends a reset link to the account with that email, if there is one. */
export async function sendReset(tx: Transaction, email: string, urls: Urls): Promise<void> {
  const user = await findByEmail(email, tx)
  if (user === null) return
  const token = await issueToken(tx, { purpose: 'reset-password', userId: user.id, email: user.email })
  const { id: userId, firstName } = user
  const link = urls.page(`/reset-password/${token}`)
  await queueEmail(tx, { email: user.email, userId }, { kind: 'reset-password', firstName, link })
  logSecurityOf(tx, 'reset-emailed', userId)
}

/**
 * Returns the hash of a new password for the link's account. Hashing is slow, so it runs before the
 * transaction. A rejected password leaves the link valid. Throws LINK_EXPIRED or VALIDATION.
 */
export async function newPasswordFor(token: string, password: string): Promise<string> {
  const userId = await tokenHolder('reset-password', token)
  const user = userId === null ? null : await findSignedIn(userId)
  if (user === null) throw expired()
  await requireGoodPassword(password, user.email)
  return hashPassword(password)
}

/**
 * Sets the new password, ends the account's sessions and links, and confirms its email. Returns the
 * account's id. Throws LINK_EXPIRED.
 */
export async function resetPassword(tx: Transaction, token: string, passwordHash: string): Promise<string> {
  const { userId, email } = await redeemToken(tx, 'reset-password', token)
  if (userId === null) throw expired()
  const account = await lockAccount(tx, userId)
  if (account === null || account.email !== email || account.suspendedAt !== null) throw expired()
  if (account.emailVerifiedAt === null) await endCredentials(tx, 'first proof of the email', userId)
  else await endCredentials(tx, 'password reset', userId)
  const person = await changeUser(tx, userId, user => {
    user.passwordHash = passwordHash
    user.emailVerifiedAt ??= new Date()
    return { email: user.email, firstName: user.firstName }
  })
  await openWaiting(tx, userId)
  await queueEmail(
    tx,
    { email: person.email, userId },
    { kind: 'password-changed', firstName: person.firstName },
  )
  return userId
}

const expired = () => new AppError('LINK_EXPIRED', t('auth.linkExpired'))
