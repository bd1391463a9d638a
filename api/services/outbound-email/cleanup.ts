import { z } from 'zod'

import { query } from '#api/kit/query.ts'

/** The longest life of a link in an email. Older emails are no longer sent. */
export const LINK_LIFE = `interval '24 hours'`
const KEPT = `interval '30 days'`

/**
 * Marks emails as failed once their links have expired, and deletes emails 30 days after they were
 * sent or failed.
 */
export async function cleanUpEmails(): Promise<void> {
  await query(
    null,
    z.unknown(),
    `UPDATE outbound_emails SET status = 'dead', claimed_until = NULL,
       last_error = concat_ws(' ', 'It waited for more than a day.', last_error)
     WHERE status = 'queued' AND created_at <= now() - ${LINK_LIFE}
       AND (claimed_until IS NULL OR claimed_until <= now())`,
  )
  await query(
    null,
    z.unknown(),
    `UPDATE outbound_emails SET text_body = '', html_body = ''
     WHERE status = 'dead' AND created_at <= now() - ${LINK_LIFE} AND html_body <> ''`,
  )
  await query(
    null,
    z.unknown(),
    `DELETE FROM outbound_emails WHERE status <> 'queued' AND coalesce(sent_at, created_at) <= now() - ${KEPT}`,
  )
}

/** Deletes the text of emails that were sent while the mailbox page showed them. */
export async function blankSentEmails(): Promise<void> {
  await query(
    null,
    z.unknown(),
    `UPDATE outbound_emails SET text_body = '', html_body = '' WHERE status = 'sent' AND html_body <> ''`,
  )
}
