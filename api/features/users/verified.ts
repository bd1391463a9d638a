import type { Account } from '#api/features/users/account.ts'
import { t } from '#api/kit/messages.ts'
import { AppError } from '#schema/shared/errors.ts'

/** Throws EMAIL_NOT_VERIFIED. Actions that reach other users require a confirmed email. */
export function requireVerified(user: Account): void {
  if (user.emailVerifiedAt !== null) return
  throw new AppError('EMAIL_NOT_VERIFIED', t('auth.verifyFirst'))
}
