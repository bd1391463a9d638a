import { UniqueConstraintError, type Sequelize, type Transaction } from 'sequelize'

import type { Account, AccountFields } from '#api/features/users/account.ts'
import { UserModel } from '#api/features/users/model.ts'
import { presentUser } from '#api/features/users/present.ts'
import { accountsBeyondAscii, lockRow, noAccount } from '#api/features/users/queries.ts'
import { openWorkspace } from '#api/features/users/workspaces.ts'
import { recordActivityOf } from '#api/kit/activity.ts'
import { mailboxOf } from '#api/kit/mailbox.ts'
import { t } from '#api/kit/messages.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import { logSecurityOf, type SecurityEvent } from '#api/kit/securityLog.ts'
import { announceUsage, openAccount } from '#api/services/metering/service.ts'
import type { PlanName } from '#schema/plans/contract.ts'
import { userRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'
import { userChanged, type UserRole } from '#schema/users/user.ts'

/** The fields of a new account. */
export type NewAccount = Pick<
  Account,
  'email' | 'passwordHash' | 'firstName' | 'lastName' | 'subscribeNewsletter'
> &
  Partial<Pick<Account, 'dialect' | 'emailVerifiedAt' | 'googleSubject' | 'role'>>

/** Opens an account with its workspace and its allowance. Throws EMAIL_TAKEN. */
export async function signUp(tx: Transaction, account: NewAccount, now: Date): Promise<Account> {
  const user = await insertUser(tx, account)
  await openWorkspace(tx, user.id)
  await openAccount(tx, user.id, now)
  recordActivityOf(tx, { kind: 'sign-up', userId: user.id })
  return user
}

const insertUser = (tx: Transaction, account: NewAccount): Promise<Account> =>
  emailTakenOr(() => UserModel.create(account, { transaction: tx }))

/** Throws EMAIL_TAKEN when concurrent calls store the same email, and CONFLICT for another value. */
async function emailTakenOr<T>(store: () => Promise<T>): Promise<T> {
  try {
    return await store()
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error
    const isEmail = Object.keys(error.fields).some(field => field.includes('email'))
    if (isEmail) throw new AppError('EMAIL_TAKEN', t('auth.emailTaken'), { cause: error })
    throw new AppError('CONFLICT', t('auth.changedMeanwhile'), { cause: error })
  }
}

/** Changes a user's role, also in every open tab. */
export async function changeRole(tx: Transaction, userId: string, role: UserRole): Promise<void> {
  await changeUser(tx, userId, user => {
    user.role = role
  })
}

/**
 * Changes a user's row under its lock and notifies the user's room. Returns the result of `change`.
 * Throws NOT_FOUND.
 */
export async function changeUser<T>(
  tx: Transaction,
  userId: string,
  change: (user: AccountFields) => T,
): Promise<T> {
  const user = await lockRow(tx, userId)
  if (user === null) throw noAccount()
  const result = change(user)
  logChanges(tx, user)
  user.revision += 1
  await emailTakenOr(() => user.save({ transaction: tx }))
  await publish(tx, userChanged, {
    key: user.id,
    revision: user.revision,
    value: await presentUser(user, tx),
    rooms: [userRoom(user.id)],
  })
  return result
}

/** Fields whose changes are logged, besides the role. */
const WATCHED = [
  ['email', 'email-changed'],
  ['emailVerifiedAt', 'email-confirmed'],
  ['passwordHash', 'password-changed'],
  ['googleSubject', 'google-changed'],
  ['totpEnabledAt', 'second-factor-changed'],
  ['suspendedAt', 'suspension-changed'],
  ['deleteAt', 'deletion-changed'],
] as const satisfies [keyof Account, SecurityEvent][]

function logChanges(tx: Transaction, user: UserModel): void {
  if (user.changed('role')) logSecurityOf(tx, 'role-changed', user.id, { role: user.role })
  for (const [field, event] of WATCHED)
    if (user.changed(field)) logSecurityOf(tx, event, user.id, { on: user[field] !== null })
}

/** Changes a user's plan, also in every open tab. Throws NOT_FOUND. */
export async function changePlan(
  tx: Transaction,
  userId: string,
  plan: PlanName,
  now = new Date(),
): Promise<void> {
  await changeUser(tx, userId, user => {
    user.planName = plan
  })
  // The plan changes the limit.
  await announceUsage(tx, userId, now)
}

/** Stores the time step of a code that was used, so that the code is not accepted again. */
export async function keepTotpStep(tx: Transaction, userId: string, step: number): Promise<void> {
  await UserModel.update({ totpLastStep: step }, { where: { id: userId }, transaction: tx })
}

/**
 * Respells emails from before mailboxes had one spelling. An account whose mailbox another
 * one has keeps its own. Returns how many do.
 */
export async function renewEmails(sequelize: Sequelize): Promise<number> {
  let kept = 0
  for (const { id, email } of await accountsBeyondAscii()) {
    const renewed = mailboxOf(email)
    if (renewed === null || renewed === email) continue
    try {
      await sequelize.transaction(tx =>
        changeUser(tx, id, user => {
          user.email = renewed
        }),
      )
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      kept += 1
    }
  }
  return kept
}

/**
 * Replaces a hash by another one of the same password. Returns the account, or null if the password was
 * changed meanwhile.
 */
export async function renewHash(userId: string, old: string, renewed: string): Promise<Account | null> {
  const [, changed] = await UserModel.update(
    { passwordHash: renewed },
    { where: { id: userId, passwordHash: old }, returning: true },
  )
  return changed[0] ?? null
}

/** Deletes an account. Foreign keys delete the rest of its data. */
export async function removeAccount(tx: Transaction, userId: string): Promise<void> {
  await UserModel.destroy({ where: { id: userId }, transaction: tx })
}
