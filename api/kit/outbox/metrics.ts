import type { Registry } from 'prom-client'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { observeLookup } from '#platform/lookups.ts'

const row = z.object({ outbox_unsent_events: z.number(), outbox_lag_seconds: z.number() })

/** Metrics of the events that wait for the relay. */
export function observeOutbox(registry: Registry): void {
  const help = {
    outbox_unsent_events: 'Events that have not been sent on',
    outbox_lag_seconds: 'Age of the oldest event that has not been sent on',
  }
  observeLookup(registry, help, async () => {
    const [found] = await query(
      null,
      row,
      `SELECT count(*) AS outbox_unsent_events,
         coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS outbox_lag_seconds
       FROM outbox WHERE sent_at IS NULL`,
    )
    return found ?? {}
  })
}
