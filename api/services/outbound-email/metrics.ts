import type { Registry } from 'prom-client'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { observeLookup } from '#platform/lookups.ts'

const row = z.object({ outbound_email_unsent: z.number(), outbound_email_oldest_unsent_seconds: z.number() })

/** Metrics of the emails that wait to be sent, also those that are retried. */
export function observeOutboundEmail(registry: Registry): void {
  const help = {
    outbound_email_unsent: 'Emails that have not been sent',
    outbound_email_oldest_unsent_seconds: 'Age of the oldest email that has not been sent',
  }
  observeLookup(registry, help, async () => {
    const [found] = await query(
      null,
      row,
      `SELECT count(*) AS outbound_email_unsent,
         coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8
           AS outbound_email_oldest_unsent_seconds
       FROM outbound_emails WHERE status = 'queued'`,
    )
    return found ?? {}
  })
}
