import { t } from '#api/kit/messages.ts'
import { AppError } from '#schema/shared/errors.ts'

/**
 * Throws UNAUTHENTICATED for a change that was meant for another user: a tab may not know yet that another
 * one has changed the user.
 */
export function requireMeantFor(user: { id: string }, { as }: { as?: string | undefined }): void {
  if (as !== undefined && as !== user.id) throw new AppError('UNAUTHENTICATED', t('request.signIn'))
}
