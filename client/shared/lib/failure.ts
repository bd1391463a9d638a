import { HttpError } from '#client/shared/api/httpError.ts'

/** What to tell the user when a call failed: the server's own words, else what a broken connection means. */
export function failureText(error: unknown): string {
  if (error instanceof HttpError)
    return error.body?.message ?? 'The server could not do this. Please try again.'
  return 'The server cannot be reached. Please check your connection and try again.'
}
