import { HttpError } from '#client/shared/api/httpError.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { auth } from '#schema/messages/en/auth.ts'

const t = translator(auth)

/** Returns the message for a failed sign-in. */
export const signInFailure = (error: unknown): string =>
  error instanceof HttpError ? (error.body?.message ?? error.message) : t('offline')
