import { HttpError } from '#client/shared/api/httpError.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { ui } from '#schema/messages/en/ui.ts'

const t = translator(ui)

/**
 * Returns the text for a failed call: the server's message, or an explanation of the broken
 * connection.
 */
export function failureText(error: unknown): string {
  if (error instanceof HttpError) return error.body?.message ?? t('serverFailed')
  return t('offline')
}
