import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { LINK_LIFE } from '#api/services/outbound-email/cleanup.ts'

const claimed = z.object({
  id: z.string(),
  recipient: z.string(),
  kind: z.string(),
  subject: z.string(),
  textBody: z.string(),
  htmlBody: z.string(),
  unsubscribe: z.string().nullable(),
  createdAt: z.date(),
  attempts: z.number(),
  /** Identifies the claim; it changes with each one. */
  claim: z.string(),
})
/** An email that only this process may send until its lease ends. */
export type ClaimedEmail = z.infer<typeof claimed>

/**
 * Claims due emails, the longest waiting first. The attempt counts now, so that it also counts if
 * this process dies.
 */
export const claimEmails = (most: number, leaseMs: number): Promise<ClaimedEmail[]> =>
  query(
    null,
    claimed,
    `WITH due AS MATERIALIZED (
       SELECT id FROM outbound_emails
       WHERE status = 'queued' AND next_attempt_at <= now() AND (claimed_until IS NULL OR claimed_until <= now())
         AND created_at > now() - ${LINK_LIFE}
       ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED
     )
     UPDATE outbound_emails SET claimed_until = clock_timestamp() + $2 * interval '1 millisecond', attempts = attempts + 1
     FROM due WHERE outbound_emails.id = due.id
     RETURNING outbound_emails.id, recipient, kind, subject, text_body AS "textBody", html_body AS "htmlBody", unsubscribe,
       created_at AS "createdAt", attempts, claimed_until::text AS claim`,
    [most, leaseMs],
  )

const nothing = z.unknown()

/** Marks an email as sent, also if another process has claimed it since. */
export async function settleSent({ id }: ClaimedEmail, keepsText: boolean): Promise<void> {
  const blank = keepsText ? '' : `, text_body = '', html_body = ''`
  await query(
    null,
    nothing,
    `UPDATE outbound_emails SET status = 'sent', sent_at = now(), claimed_until = NULL, last_error = NULL ${blank} WHERE id = $1`,
    [id],
  )
}

/** Schedules the next attempt. */
export async function settleLater(
  { id, claim }: ClaimedEmail,
  reason: string,
  delayMs: number,
): Promise<void> {
  await query(
    null,
    nothing,
    `UPDATE outbound_emails SET claimed_until = NULL, last_error = $3, next_attempt_at = now() + $4 * interval '1 millisecond'
     WHERE id = $1 AND status = 'queued' AND claimed_until = $2::timestamptz`,
    [id, claim, reason, delayMs],
  )
}

/** Marks an email as failed. It is not retried automatically. */
export async function settleDead({ id, claim }: ClaimedEmail, reason: string): Promise<void> {
  await query(
    null,
    nothing,
    `UPDATE outbound_emails SET status = 'dead', claimed_until = NULL, last_error = $3
     WHERE id = $1 AND status = 'queued' AND claimed_until = $2::timestamptz`,
    [id, claim, reason],
  )
}

/** Returns an email to the queue, as if it had not been claimed. */
export async function release({ id, claim }: ClaimedEmail): Promise<void> {
  await query(
    null,
    nothing,
    `UPDATE outbound_emails SET claimed_until = NULL, attempts = attempts - 1
     WHERE id = $1 AND status = 'queued' AND claimed_until = $2::timestamptz`,
    [id, claim],
  )
}
