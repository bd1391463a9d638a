import type { Transaction } from 'sequelize'

import { GoogleRefusal, type GoogleIdentity } from '#api/features/auth/google.ts'
import { UserModel } from '#api/features/users/model.ts'
import { changeUser, findByEmail, signUp } from '#api/features/auth/service.ts'
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
): Promise<UserModel> {
  const linked = await UserModel.findOne({ where: { googleSubject: identity.subject }, transaction: tx })
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
  holder: UserModel,
  identity: GoogleIdentity,
  adminEmail: string | undefined,
): Promise<UserModel> {
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
export async function linkGoogle(tx: Transaction, user: UserModel, identity: GoogleIdentity): Promise<void> {
  const holder = await UserModel.findOne({ where: { googleSubject: identity.subject }, transaction: tx })
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

const tellLinked = (tx: Transaction, { id, email, firstName }: UserModel) =>
  queueEmail(tx, { email, userId: id }, { kind: 'google-linked', firstName })

function standing(user: UserModel): UserModel {
  if (user.suspendedAt !== null) throw new GoogleRefusal('google-failed')
  return user
}
