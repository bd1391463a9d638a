import * as z from 'zod/mini'

import { pageQuery } from '#schema/shared/cursor.ts'
import { id, timestamp } from '#schema/shared/ids.ts'

/** The status of an email. `dead` ones are not retried automatically. */
export const outboundEmailStatus = z.enum(['queued', 'sent', 'dead'])
export type OutboundEmailStatus = z.infer<typeof outboundEmailStatus>

/**
 * GET /api/admin/outbound-emails, for admins and support. Lists all emails unless a status is specified. The
 * cursor of an email is its `createdAt` with its id.
 */
export const outboundEmailsQuery = z.strictObject({ status: z.optional(outboundEmailStatus), ...pageQuery })
export type OutboundEmailsQuery = z.infer<typeof outboundEmailsQuery>

/** An email as admins see it, newest first. The content is never included. */
export const outboundEmail = z.object({
  id,
  recipient: z.string(),
  /** Its kind, such as "verify-email". */
  kind: z.string(),
  subject: z.string(),
  status: outboundEmailStatus,
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  createdAt: timestamp,
  sentAt: z.nullable(timestamp),
})
export type OutboundEmail = z.infer<typeof outboundEmail>
export const outboundEmails = z.array(outboundEmail)

/** POST /api/admin/outbound-emails/:emailId/retry, for admins: queues a dead email again and returns it. */
export const outboundEmailParams = z.object({ emailId: id })
