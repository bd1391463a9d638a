import { HttpError } from '#client/shared/api/httpError.ts'

const OFFLINE = 'Unable to connect to the server. Please check your connection.'

/** What to say when signing in did not work. */
export const signInFailure = (error: unknown): string =>
  error instanceof HttpError ? (error.body?.message ?? error.message) : OFFLINE
