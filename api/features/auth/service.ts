import { col, fn, Op, UniqueConstraintError, where, type Transaction } from 'sequelize'

import { logSecurityOf, type SecurityEvent } from '#api/kit/securityLog.ts'
import { UserModel } from '#api/features/users/model.ts'
import { requireGoodPassword } from '#api/features/auth/passwordPolicy.ts'
import { hashPassword, passwordFits } from '#api/features/auth/passwords.ts'
import { presentUser } from '#api/features/users/present.ts'
import { openWorkspace } from '#api/features/users/workspaces.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import { openAccount } from '#api/services/metering/service.ts'
import { firstSignUpProblem, type SignUpRequest } from '#schema/auth/signUp.ts'
import { userChanged, type UserRole } from '#schema/users/user.ts'
import { userRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'
import { t } from '#api/kit/messages.ts'
import { invalidSignUp } from '#api/features/auth/signUpProblem.ts'

/** The account with that email, however it is written, or null. Suspended ones are found only when asked for. */
export const findByEmail = (
  email: string,
  tx: Transaction | null = null,
  { suspended = false } = {},
): Promise<UserModel | null> =>
  UserModel.findOne({
    where: {
      [Op.and]: where(fn('lower', col('email')), fn('lower', email.trim())),
      ...(!suspended && { suspendedAt: null }),
    },
    transaction: tx,
  })

/** The user a session stands for, or null when the account is gone or suspended. */
export const findSignedIn = (userId: string): Promise<UserModel | null> =>
  UserModel.findOne({ where: { id: userId, suspendedAt: null } })

/** The user with that email and password, or null; unknown email and wrong password take the same time. */
export async function userWithPassword(email: string, password: string): Promise<UserModel | null> {
  const user = await findByEmail(email)
  const fits = await passwordFits(user?.passwordHash, password)
  return fits ? user : null
}

/** What a new account starts with. */
export type NewAccount = Pick<
  UserModel,
  'email' | 'passwordHash' | 'firstName' | 'lastName' | 'subscribeNewsletter'
> &
  Partial<Pick<UserModel, 'dialect' | 'emailVerifiedAt' | 'googleSubject' | 'role'>>

/**
 * Checks a sign-up in the order of the form and hashes its password, which takes too long for a transaction.
 * Throws VALIDATION with the first problem.
 */
export async function newAccount(request: SignUpRequest): Promise<NewAccount> {
  const problem = firstSignUpProblem({ ...request, confirmPassword: request.password, agreeToTerms: true })
  if (problem !== null) throw invalidSignUp(problem)
  await requireGoodPassword(request.password, request.email.trim())
  return {
    email: request.email.trim(),
    passwordHash: await hashPassword(request.password),
    firstName: request.firstName.trim(),
    lastName: request.lastName.trim(),
    subscribeNewsletter: request.subscribeNewsletter,
  }
}

/** Opens the account with its workspace and its allowance. Throws EMAIL_TAKEN. */
export async function signUp(tx: Transaction, account: NewAccount, now: Date): Promise<UserModel> {
  const user = await insertUser(tx, account)
  await openWorkspace(tx, user.id)
  await openAccount(tx, user.id, now)
  return user
}

async function insertUser(tx: Transaction, account: NewAccount): Promise<UserModel> {
  try {
    return await UserModel.create(account, { transaction: tx })
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error
    throw new AppError('EMAIL_TAKEN', t('auth.emailTaken'), { cause: error })
  }
}

/** Changes what a user may administer. Every open tab of his learns it. */
export async function changeRole(tx: Transaction, userId: string, role: UserRole): Promise<void> {
  await changeUser(tx, userId, user => {
    user.role = role
  })
}

/** Changes a user's row under its lock and tells his room; gives what `change` gives. Throws NOT_FOUND. */
export async function changeUser<T>(
  tx: Transaction,
  userId: string,
  change: (user: UserModel) => T,
): Promise<T> {
  const user = await UserModel.findByPk(userId, { transaction: tx, lock: tx.LOCK.NO_KEY_UPDATE })
  if (user === null) throw new AppError('NOT_FOUND', t('auth.noAccount'))
  const result = change(user)
  logChanges(tx, user)
  user.revision += 1
  await user.save({ transaction: tx })
  await publish(tx, userChanged, {
    key: user.id,
    revision: user.revision,
    value: await presentUser(user, tx),
    rooms: [userRoom(user.id)],
  })
  return result
}

/** What is logged when it changes, beside the role. */
const WATCHED = [
  ['email', 'email-changed'],
  ['emailVerifiedAt', 'email-confirmed'],
  ['passwordHash', 'password-changed'],
  ['googleSubject', 'google-changed'],
  ['totpEnabledAt', 'second-factor-changed'],
  ['suspendedAt', 'suspension-changed'],
  ['deleteAt', 'deletion-changed'],
] as const satisfies [keyof UserModel, SecurityEvent][]

function logChanges(tx: Transaction, user: UserModel): void {
  if (user.changed('role')) logSecurityOf(tx, 'role-changed', user.id, { role: user.role })
  for (const [field, event] of WATCHED)
    if (user.changed(field)) logSecurityOf(tx, event, user.id, { on: user[field] !== null })
}
