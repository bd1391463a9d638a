import type { Transaction } from 'sequelize'

import { endCredentials } from '#api/features/auth/credentials.ts'
import { issueToken, redeemToken } from '#api/features/auth/tokens.ts'
import { changeWaiting, openWaiting } from '#api/features/sharing/waiting.ts'
import type { Account } from '#api/features/users/account.ts'
import { findByEmail } from '#api/features/users/queries.ts'
import { changeUser } from '#api/features/users/service.ts'
import { t } from '#api/kit/messages.ts'
import type { Urls } from '#api/kit/urls.ts'
import { queueEmail } from '#api/services/outbound-email/queue.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Sends the link that confirms the user's email. Returns false, without sending it, if it is already confirmed. */
export async function sendVerification(tx: Transaction, user: Account, urls: Urls): Promise<boolean> {
  if (user.emailVerifiedAt !== null) return false
  const token = await issueToken(tx, { purpose: 'verify-email', userId: user.id, email: user.email })
  const { id: userId, email, firstName } = user
  const link = urls.page(`/verify/${token}`)
  await queueEmail(tx, { email, userId }, { kind: 'verify-email', firstName, link })
  return true
}

/**
 * Confirms the user's email with the token of a link, and returns it. Only the signed-in user can:
 * the link alone would let the owner of a mailbox vouch for another person's account. Throws
 * LINK_EXPIRED, also if the account's email has changed, or FORBIDDEN for another account's link.
 */
export async function confirmEmail(tx: Transaction, userId: string, token: string): Promise<string> {
  const { email } = await redeemToken(tx, 'verify-email', token, userId)
  const confirmed = await changeUser(tx, userId, user => {
    if (user.email !== email) throw expired()
    user.emailVerifiedAt ??= new Date()
    return user.email
  })
  await openWaiting(tx, userId)
  return confirmed
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
 * Changes the signed-in user's email to the confirmed one and notifies the old one. Throws
 * LINK_EXPIRED, FORBIDDEN for another account's link, or EMAIL_TAKEN.
 */
export async function confirmEmailChange(tx: Transaction, userId: string, token: string): Promise<string> {
  const { email } = await redeemToken(tx, 'change-email', token, userId)
  if (email === null) throw expired()
  const holder = await findByEmail(email, tx, { suspended: true })
  if (holder !== null && holder.id !== userId) throw taken()
  await endCredentials(tx, 'email changed', userId)
  let old = email
  const firstName = await changeUser(tx, userId, user => {
    old = user.email
    user.email = email
    user.emailVerifiedAt = new Date()
    return user.firstName
  })
  // Some were shared with the old email, which this account may never have proven.
  await changeWaiting(tx, userId)
  await queueEmail(tx, { email: old, userId }, { kind: 'email-changed', firstName, newEmail: email })
  return email
}

const expired = () => new AppError('LINK_EXPIRED', t('auth.linkExpired'))
const taken = () => new AppError('EMAIL_TAKEN', t('auth.emailTaken'))
