import type { Request } from 'express'
import type { Transaction } from 'sequelize'

import { promoteOperator } from '#api/features/auth/firstAdmin.ts'
import { rememberDevice } from '#api/features/auth/knownDevices.ts'
import { takeCode } from '#api/features/auth/secondFactor.ts'
import {
  awaitSecondFactor,
  endSession,
  userIdAwaitingCode,
  startSession,
} from '#api/features/auth/session.ts'
import type { Account } from '#api/features/users/account.ts'
import { findSignedIn, lockAccount } from '#api/features/users/queries.ts'
import { recordActivity } from '#api/kit/activity.ts'
import { t } from '#api/kit/messages.ts'
import { logSecurity } from '#api/kit/securityLog.ts'
import type { ApiContext } from '#api/services/context.ts'
import type { SecretBox } from '#platform/secretBox.ts'
import { AppError } from '#schema/shared/errors.ts'

type Context = Pick<ApiContext, 'sequelize' | 'env' | 'secretBox' | 'secure'>

/** Signs in a user after the last factor. The operator's account becomes the first administrator. */
export async function welcome(context: Context, request: Request, user: Account): Promise<void> {
  const { sequelize, env } = context
  const { ADMIN_EMAIL: adminEmail } = env
  if (adminEmail !== undefined && user.role !== 'admin')
    await sequelize.transaction(tx => promoteOperator(tx, adminEmail))
  await startSession(request, user)
  // The password may have been changed since it was compared: the end of all sessions missed this one.
  if (!(await sequelize.transaction(tx => isUnchanged(tx, user)))) {
    await endSession(request)
    throw new AppError('UNAUTHENTICATED', t('auth.signInAgain'))
  }
  recordActivity({ kind: 'sign-in', userId: user.id })
  rememberDevice(context, request, user.id)
}

async function isUnchanged(tx: Transaction, { id, passwordHash }: Account): Promise<boolean> {
  const now = await lockAccount(tx, id)
  return now !== null && now.suspendedAt === null && now.passwordHash === passwordHash
}

/**
 * Signs in a user after the first factor. With an authenticator app, the user still has to enter a
 * code.
 */
export async function enter(
  context: Context,
  request: Request,
  user: Account,
  by: 'password' | 'google',
): Promise<'done' | 'totp'> {
  if (user.totpEnabledAt === null) {
    await welcome(context, request, user)
    logSecurity('signed-in', user.id, { by })
    return 'done'
  }
  await awaitSecondFactor(request, user)
  logSecurity('first-factor-given', user.id, { by })
  return 'totp'
}

/** Returns the user who still has to enter a code. Throws UNAUTHENTICATED. */
export async function userAwaitingCode(request: Request): Promise<Account> {
  const user = await findSignedIn(userIdAwaitingCode(request))
  if (user === null) throw new AppError('UNAUTHENTICATED', t('auth.signInAgain'))
  return user
}

/**
 * Uses up the second factor: a code of the app, or a recovery code. Throws UNAUTHENTICATED for a
 * wrong one.
 */
export async function checkCode(
  tx: Transaction,
  box: SecretBox,
  userId: string,
  code: string,
): Promise<Account> {
  const user = await lockAccount(tx, userId)
  if (user !== null && (await takeCode(tx, box, user, code))) return user
  logSecurity('code-failed', userId)
  throw new AppError('UNAUTHENTICATED', t('auth.usedCode'))
}
