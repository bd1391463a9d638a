import { Gauge, type Registry } from 'prom-client'
import { z } from 'zod'

import { query } from '#api/kit/query.ts'

const UNSENT = 'FROM outbox WHERE sent_at IS NULL'
const figure = z.object({ value: z.number() })

/** Figures of the events that wait for the relay; looked up each time they are asked for. */
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

/** NaN when the database cannot be asked: one figure does not take the others with it. */
async function look(statement: string): Promise<number> {
  try {
    const [found] = await query(null, figure, statement)
    return found?.value ?? Number.NaN
  } catch {
    return Number.NaN
  }
}
