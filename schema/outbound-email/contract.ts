import * as z from 'zod/mini'

import { id, timestamp } from '#schema/shared/ids.ts'

/** What became of a mail; `dead` ones are not tried again by themselves. */
export const mailStatus = z.enum(['queued', 'sent', 'dead'])
export type MailStatus = z.infer<typeof mailStatus>

/** Most mails that the list gives. */
export const MAILS_LISTED = 100

/** GET /api/admin/mails, for admins and support; all of them unless a status is given. */
export const mailsQuery = z.strictObject({ status: z.optional(mailStatus) })

/** A mail as an admin sees it, the newest first: never what stands in it. */
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

/** POST /api/admin/mails/:mailId/retry, for admins: a dead mail is queued again. Gives the mail. */
export const mailParams = z.object({ mailId: id })
