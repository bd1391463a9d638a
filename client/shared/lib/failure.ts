import { HttpError } from '#client/shared/api/httpError.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { ui } from '#schema/messages/en/ui.ts'

const t = translator(ui)

/** What to tell the user when a call failed: the server's own words, else what a broken connection means. */
export function failureText(error: unknown): string {
  if (error instanceof HttpError) return error.body?.message ?? t('serverFailed')
  return t('offline')
}
