import type { Transaction } from 'sequelize'

import { GoogleRefusal } from '#api/features/auth/google.ts'
import type { GoogleIdentity } from '#api/services/ports.ts'
import type { Account } from '#api/features/users/account.ts'
import { findByEmail, findByGoogle } from '#api/features/users/queries.ts'
import { changeUser, signUp } from '#api/features/users/service.ts'
import { endSessionsOf } from '#api/features/auth/sessions.ts'
import { markVerified } from '#api/features/auth/verification.ts'
import { queueEmail } from '#api/services/email/queue.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { EnglishDialect } from '#schema/check-settings/goals.ts'
import { t } from '#api/kit/messages.ts'

/**
 * The account of a person that Google vouches for: the linked one, else the one with that email, which is linked, else a
 * new one. Throws {@link GoogleRefusal} when the account with that email has another Google account.
 */
export async function accountOf(
  tx: Transaction,
  identity: GoogleIdentity,
  { adminEmail, dialect }: { adminEmail: string | undefined; dialect: EnglishDialect },
): Promise<Account> {
  const linked = await findByGoogle(tx, identity.subject)
  if (linked !== null) return standing(linked)
  const holder = await findByEmail(identity.email, tx, { suspended: true })
  if (holder !== null) return adopt(tx, standing(holder), identity, adminEmail)
  const { email, firstName, lastName, subject } = identity
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
    },
    new Date(),
  )
  await changeUser(tx, user.id, fresh => markVerified(fresh, adminEmail))
  return user.reload({ transaction: tx })
}

/** Links Google to the account that holds its email. */
async function adopt(
  tx: Transaction,
  holder: Account,
  identity: GoogleIdentity,
  adminEmail: string | undefined,
): Promise<Account> {
  if (holder.googleSubject !== null) throw new GoogleRefusal('google-taken')
  // Nobody has shown that the address is theirs: whoever chose the password may be somebody else.
  const unproven = holder.emailVerifiedAt === null
  if (unproven) await endSessionsOf(tx, holder.id)
  await changeUser(tx, holder.id, user => {
    user.googleSubject = identity.subject
    if (unproven) user.passwordHash = null
    markVerified(user, adminEmail)
  })
  await tellLinked(tx, holder)
  return holder.reload({ transaction: tx })
}

/** Links Google to the signed-in account. Throws {@link GoogleRefusal} when another account has it. */
export async function linkGoogle(tx: Transaction, user: Account, identity: GoogleIdentity): Promise<void> {
  const holder = await findByGoogle(tx, identity.subject)
  if (holder !== null && holder.id !== user.id) throw new GoogleRefusal('google-taken')
  await changeUser(tx, user.id, found => {
    found.googleSubject = identity.subject
  })
  await tellLinked(tx, user)
}

/** Takes Google off the account. Throws CONFLICT when that would leave no way in. */
export async function unlinkGoogle(tx: Transaction, userId: string): Promise<void> {
  await changeUser(tx, userId, user => {
    if (user.passwordHash === null) throw new AppError('CONFLICT', t('auth.setPasswordFirst'))
    user.googleSubject = null
  })
}

const tellLinked = (tx: Transaction, { id, email, firstName }: Account) =>
  queueEmail(tx, { email, userId: id }, { kind: 'google-linked', firstName })

function standing(user: Account): Account {
  if (user.suspendedAt !== null) throw new GoogleRefusal('google-failed')
  return user
}
