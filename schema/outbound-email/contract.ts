import * as z from 'zod/mini'

import { pageQuery } from '#schema/shared/cursor.ts'
import { id, timestamp } from '#schema/shared/ids.ts'

/** The status of an email. `dead` ones are not retried automatically. */
export const mailStatus = z.enum(['queued', 'sent', 'dead'])
export type MailStatus = z.infer<typeof mailStatus>

/**
 * GET /api/admin/mails, for admins and support. Lists all emails unless a status is specified. The
 * cursor of an email is its `createdAt` with its id.
 */
export const mailsQuery = z.strictObject({ status: z.optional(mailStatus), ...pageQuery })
export type MailsQuery = z.infer<typeof mailsQuery>

/** An email as admins see it, newest first. The content is never included. */
export const mail = z.object({
  id,
  recipient: z.string(),
  /** Its kind, such as "verify-email". */
  letter: z.string(),
  subject: z.string(),
  status: mailStatus,
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  createdAt: timestamp,
  sentAt: z.nullable(timestamp),
})
export type Mail = z.infer<typeof mail>
export const mails = z.array(mail)

/** POST /api/admin/mails/:mailId/retry, for admins: queues a dead email again and returns it. */
export const mailParams = z.object({ mailId: id })
