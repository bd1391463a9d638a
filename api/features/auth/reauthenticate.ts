import type { Sequelize } from 'sequelize'
import type { z } from 'zod'

import { takeCode } from '#api/features/auth/secondFactor.ts'
import { ifPassword } from '#api/features/auth/service.ts'
import type { Account } from '#api/features/users/account.ts'
import { lockAccount } from '#api/features/users/queries.ts'
import { t } from '#api/kit/messages.ts'
import { logSecurity } from '#api/kit/securityLog.ts'
import type { SecretBox } from '#platform/secretBox.ts'
import type { reauthentication } from '#schema/auth/reauthentication.ts'
import { AppError } from '#schema/shared/errors.ts'

type Credentials = z.infer<typeof reauthentication>

/**
 * Checks the user's password, and a code if they use an authenticator app. Throws FORBIDDEN with
 * the wrong field, or CONFLICT for an account without a password.
 */
export async function reauthenticate(
  sequelize: Sequelize,
  box: SecretBox,
  user: Account,
  { password, code = '' }: Credentials,
): Promise<void> {
  if (user.passwordHash === null) throw new AppError('CONFLICT', t('auth.confirmWithGoogle'))
  if ((await ifPassword(user, password)) === null) throw wrong(user, 'password', t('auth.confirmPassword'))
  if (user.totpEnabledAt === null) return
  const taken = await sequelize.transaction(async tx => {
    const locked = await lockAccount(tx, user.id)
    return locked !== null && (await takeCode(tx, box, locked, code))
  })
  if (!taken) throw wrong(user, 'code', t('auth.usedCode'))
}

function wrong(user: Account, field: keyof Credentials, text: string): AppError {
  logSecurity('identity-not-proved', user.id)
  return new AppError('FORBIDDEN', text, { fields: { [field]: text } })
}
