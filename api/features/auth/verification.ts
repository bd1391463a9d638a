import type { Transaction } from 'sequelize'

import type { Account } from '#api/features/users/account.ts'
import { findByEmail } from '#api/features/users/queries.ts'
import { changeUser } from '#api/features/users/service.ts'
import { issueToken, redeemToken, revokeTokens } from '#api/features/auth/tokens.ts'
import { queueEmail } from '#api/services/email/queue.ts'
import type { Links } from '#api/kit/urls.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

/** Mails the link that shows that the address is the user's. Does nothing once that is known. */
export async function sendVerification(tx: Transaction, user: Account, links: Links): Promise<void> {
  if (user.emailVerifiedAt !== null) return
  const token = await issueToken(tx, { purpose: 'verify-email', userId: user.id, email: user.email })
  const { id: userId, email, firstName } = user
  const link = links.page(`/verify/${token}`)
  await queueEmail(tx, { email, userId }, { kind: 'verify-email', firstName, link })
}

/**
 * Follows a verification link; gives the address. The operator's own address (`adminEmail`) makes an administrator.
 * Throws LINK_EXPIRED, also when the account has another address by now.
 */
export async function confirmEmail(
  tx: Transaction,
  token: string,
  adminEmail: string | undefined,
): Promise<string> {
  const { userId, email } = await redeemToken(tx, 'verify-email', token)
  return changeHolder(tx, userId, user => {
    if (user.email !== email) throw expired()
    markVerified(user, adminEmail)
    return user.email
  })
}

/** Notes that the address is the user's. */
export function markVerified(user: Account, adminEmail: string | undefined): void {
  user.emailVerifiedAt ??= new Date()
  if (adminEmail !== undefined && user.email.toLowerCase() === adminEmail.toLowerCase()) user.role = 'admin'
}

/**
 * Asks by mail to the new address whether it is the user's. For an address that another account has nothing is sent, and
 * nobody is told so: this is no way to find out who has an account.
 */
export async function requestEmailChange(
  tx: Transaction,
  user: Account,
  email: string,
  links: Links,
): Promise<void> {
  const holder = await findByEmail(email, tx, { suspended: true })
  const token = await issueToken(tx, { purpose: 'change-email', userId: user.id, email })
  if (holder === null || holder.id === user.id) {
    const link = links.page(`/verify/${token}?change=1`)
    const { id: userId, firstName } = user
    await queueEmail(tx, { email, userId }, { kind: 'change-email', firstName, link })
  }
  // Its tabs show the address that waits.
  await changeUser(tx, user.id, () => undefined)
}

/** Makes the confirmed address the account's and tells the old one. Links that went to the old address stop working. */
export async function confirmEmailChange(
  tx: Transaction,
  token: string,
  adminEmail: string | undefined,
): Promise<string> {
  const { userId, email } = await redeemToken(tx, 'change-email', token)
  if (userId === null || email === null) throw expired()
  const holder = await findByEmail(email, tx, { suspended: true })
  if (holder !== null && holder.id !== userId) throw taken()
  for (const purpose of ['verify-email', 'reset-password'] as const)
    await revokeTokens(tx, { purpose, userId })
  let old = email
  const firstName = await changeHolder(tx, userId, user => {
    old = user.email
    user.email = email
    user.emailVerifiedAt = new Date()
    markVerified(user, adminEmail)
    return user.firstName
  })
  await queueEmail(tx, { email: old, userId }, { kind: 'email-changed', firstName, newEmail: email })
  return email
}

/** Throws EMAIL_NOT_VERIFIED: what is done in an account's name towards others needs an address that is known. */
export function requireVerified(user: Account): void {
  if (user.emailVerifiedAt !== null) return
  throw new AppError('EMAIL_NOT_VERIFIED', t('auth.verifyFirst'))
}

async function changeHolder<T>(
  tx: Transaction,
  userId: string | null,
  change: (user: Account) => T,
): Promise<T> {
  if (userId === null) throw expired()
  return changeUser(tx, userId, change)
}

const expired = () => new AppError('LINK_EXPIRED', t('auth.linkExpired'))
const taken = () => new AppError('EMAIL_TAKEN', t('auth.emailTaken'))
