import { z } from 'zod'

import { query } from '#api/kit/query.ts'

/** No link in a mail is good for longer: what is older is not sent any more. */
export const LINK_LIFE = `interval '24 hours'`
const KEPT = `interval '30 days'`

/** Gives up what waited for longer than its links are good for, and deletes what was sent or given up 30 days ago. */
export async function purgeMails(): Promise<void> {
  await query(
    null,
    z.unknown(),
    `UPDATE mails SET status = 'dead', claimed_until = NULL,
       last_error = concat_ws(' ', 'It waited for more than a day.', last_error)
     WHERE status = 'queued' AND created_at <= now() - ${LINK_LIFE}
       AND (claimed_until IS NULL OR claimed_until <= now())`,
  )
  await query(
    null,
    z.unknown(),
    `UPDATE mails SET text_body = '', html_body = ''
     WHERE status = 'dead' AND created_at <= now() - ${LINK_LIFE} AND html_body <> ''`,
  )
  await query(
    null,
    z.unknown(),
    `DELETE FROM mails WHERE status <> 'queued' AND coalesce(sent_at, created_at) <= now() - ${KEPT}`,
  )
}

/** Empties mails that were sent while the mailbox page showed them. */
export async function blankSentMails(): Promise<void> {
  await query(
    null,
    z.unknown(),
    `UPDATE mails SET text_body = '', html_body = '' WHERE status = 'sent' AND html_body <> ''`,
  )
}
