import { Gauge, type Registry } from 'prom-client'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'

const UNSENT = 'FROM outbox WHERE sent_at IS NULL'
const gauged = z.object({ value: z.number() })

/** Metrics of the events that wait for the relay, queried at each scrape. */
export function observeOutbox(registry: Registry): void {
  const observe = (name: string, help: string, expression: string) => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: async () => gauge.set(await look(`SELECT ${expression} AS value ${UNSENT}`)),
    })
  }
  observe('bluepencil_outbox_unsent_events', 'Events that have not been sent on', 'count(*)::int')
  observe(
    'bluepencil_outbox_lag_seconds',
    'Age of the oldest event that has not been sent on',
    'coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8',
  )
}

/** Returns NaN if the database is unavailable, so that the other metrics still appear. */
async function look(statement: string): Promise<number> {
  try {
    const [found] = await query(null, gauged, statement)
    return found?.value ?? Number.NaN
  } catch {
    return Number.NaN
  }
}
