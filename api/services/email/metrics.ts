import type { Registry } from 'prom-client'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { observeLookup } from '#platform/lookups.ts'

const row = z.object({ email_unsent: z.number(), email_oldest_unsent_seconds: z.number() })

/** Metrics of the emails that wait to be sent, also those that are retried. */
export function observeEmail(registry: Registry): void {
  const help = {
    email_unsent: 'Emails that have not been sent',
    email_oldest_unsent_seconds: 'Age of the oldest email that has not been sent',
  }
  observeLookup(registry, help, async () => {
    const [found] = await query(
      null,
      row,
      `SELECT count(*)::int AS email_unsent,
         coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8
           AS email_oldest_unsent_seconds
       FROM mails WHERE status = 'queued'`,
    )
    return found ?? {}
  })
}
