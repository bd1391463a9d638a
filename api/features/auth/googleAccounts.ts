import type { Transaction } from 'sequelize'

import { endCredentials } from '#api/features/auth/credentials.ts'
import { GoogleRefusal } from '#api/features/auth/google.ts'
import { openWaiting } from '#api/features/sharing/waiting.ts'
import type { Account } from '#api/features/users/account.ts'
import { findByEmail, findByGoogle, readAccount } from '#api/features/users/queries.ts'
import { changeUser, signUp } from '#api/features/users/service.ts'
import { mailboxOf } from '#api/kit/mailbox.ts'
import { t } from '#api/kit/messages.ts'
import { queueEmail } from '#api/services/outbound-email/queue.ts'
import type { GoogleIdentity } from '#api/services/ports.ts'
import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import { AppError } from '#schema/shared/errors.ts'

/**
 * Returns the account of a Google user: the linked one, or the one with the same email, which is
 * then linked, or a new one. Throws {@link GoogleRefusal} if another Google account is linked to
 * it.
 */
export async function accountOf(
  tx: Transaction,
  identity: GoogleIdentity,
  dialect: EnglishDialect,
): Promise<Account> {
  const linked = await findByGoogle(tx, identity.subject)
  if (linked !== null) return unsuspended(linked)
  const holder = await findByEmail(identity.email, tx, { suspended: true })
  if (holder !== null) return adopt(tx, unsuspended(holder), identity)
  const { firstName, lastName, subject } = identity
  const email = mailboxOf(identity.email) ?? identity.email
  const user = await signUp(
    tx,
    {
      email,
      firstName,
      lastName,
      dialect,
      passwordHash: null,
      subscribeNewsletter: false,
      googleSubject: subject,
      emailVerifiedAt: new Date(),
    },
    new Date(),
  )
  await openWaiting(tx, user.id)
  return user
}

/** Links Google to the account with the same email. */
async function adopt(tx: Transaction, holder: Account, identity: GoogleIdentity): Promise<Account> {
  const isFirstProof = holder.emailVerifiedAt === null
  // Another person's Google account may be linked to an email that was never confirmed.
  if (holder.googleSubject !== null && !isFirstProof) throw new GoogleRefusal('google-taken')
  await endCredentials(tx, isFirstProof ? 'first proof of the email' : 'Google linked', holder.id)
  await changeUser(tx, holder.id, user => {
    user.googleSubject = identity.subject
    user.emailVerifiedAt ??= new Date()
  })
  await openWaiting(tx, holder.id)
  await notifyLinked(tx, holder)
  return readAccount(holder.id, tx)
}

/**
 * Links Google to the signed-in account. Throws {@link GoogleRefusal} if another account has it.
 */
export async function linkGoogle(tx: Transaction, user: Account, identity: GoogleIdentity): Promise<void> {
  const holder = await findByGoogle(tx, identity.subject)
  if (holder !== null && holder.id !== user.id) throw new GoogleRefusal('google-taken')
  await endCredentials(tx, 'Google linked', user.id)
  await changeUser(tx, user.id, found => {
    found.googleSubject = identity.subject
  })
  await notifyLinked(tx, user)
}

/** Unlinks Google from the account. Throws CONFLICT if the account has no password. */
export async function unlinkGoogle(tx: Transaction, userId: string): Promise<void> {
  await endCredentials(tx, 'Google unlinked', userId)
  await changeUser(tx, userId, user => {
    if (user.passwordHash === null) throw new AppError('CONFLICT', t('auth.setPasswordFirst'))
    user.googleSubject = null
  })
}

const notifyLinked = (tx: Transaction, { id, email, firstName }: Account) =>
  queueEmail(tx, { email, userId: id }, { kind: 'google-linked', firstName })

function unsuspended(user: Account): Account {
  if (user.suspendedAt !== null) throw new GoogleRefusal('google-failed')
  return user
}
