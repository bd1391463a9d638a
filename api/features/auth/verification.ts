import type { Transaction } from 'sequelize'

import type { Account, AccountFields } from '#api/features/users/account.ts'
import { findByEmail } from '#api/features/users/queries.ts'
import { changeUser } from '#api/features/users/service.ts'
import { issueToken, redeemToken, revokeTokens } from '#api/features/auth/tokens.ts'
import { queueEmail } from '#api/services/email/queue.ts'
import type { Urls } from '#api/kit/urls.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'

/** Sends the link that confirms the user's email. Does nothing if it is already confirmed. */
export async function sendVerification(tx: Transaction, user: Account, urls: Urls): Promise<void> {
  if (user.emailVerifiedAt !== null) return
  const token = await issueToken(tx, { purpose: 'verify-email', userId: user.id, email: user.email })
  const { id: userId, email, firstName } = user
  const link = urls.page(`/verify/${token}`)
  await queueEmail(tx, { email, userId }, { kind: 'verify-email', firstName, link })
}

/**
 * Confirms the email of a verification link, and returns it. The operator's email (`adminEmail`)
 * makes the user an administrator. Throws LINK_EXPIRED, also if the account's email has changed.
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

/** Marks the user's email as confirmed. */
export function markVerified(user: AccountFields, adminEmail: string | undefined): void {
  user.emailVerifiedAt ??= new Date()
  if (adminEmail !== undefined && user.email.toLowerCase() === adminEmail.toLowerCase()) user.role = 'admin'
}

/**
 * Sends a confirmation link to the new address. Sends nothing to the address of another account,
 * without an error: this must not reveal who has an account.
 */
export async function requestEmailChange(
  tx: Transaction,
  user: Account,
  email: string,
  urls: Urls,
): Promise<void> {
  const holder = await findByEmail(email, tx, { suspended: true })
  const token = await issueToken(tx, { purpose: 'change-email', userId: user.id, email })
  if (holder === null || holder.id === user.id) {
    const link = urls.page(`/verify/${token}?change=1`)
    const { id: userId, firstName } = user
    await queueEmail(tx, { email, userId }, { kind: 'change-email', firstName, link })
  }
  // Updates the pending address in the user's open tabs.
  await changeUser(tx, user.id, () => undefined)
}

/**
 * Changes the account's email to the confirmed one and notifies the old one. Revokes links sent to
 * the old address.
 */
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

/** Throws EMAIL_NOT_VERIFIED. Actions that reach other users require a confirmed email. */
export function requireVerified(user: Account): void {
  if (user.emailVerifiedAt !== null) return
  throw new AppError('EMAIL_NOT_VERIFIED', t('auth.verifyFirst'))
}

async function changeHolder<T>(
  tx: Transaction,
  userId: string | null,
  change: (user: AccountFields) => T,
): Promise<T> {
  if (userId === null) throw expired()
  return changeUser(tx, userId, change)
}

const expired = () => new AppError('LINK_EXPIRED', t('auth.linkExpired'))
const taken = () => new AppError('EMAIL_TAKEN', t('auth.emailTaken'))
