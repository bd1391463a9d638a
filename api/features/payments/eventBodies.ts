import { z } from 'zod'

import { query } from '#api/kit/query.ts'

const BATCH = 500
const KEPT = `interval '30 days'`

/** One batch, the oldest first. For the tests too. */
export const EMPTY_BODIES = `UPDATE payment_events SET body = '' WHERE id = ANY (ARRAY(
  SELECT id FROM payment_events WHERE processed_at <= now() - ${KEPT} AND body <> ''
  ORDER BY processed_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)) RETURNING 1`

/**
 * Empties the bodies of events 30 days after they were worked on: they have names, addresses and phone
 * numbers. The rows stay, with the hash by which a repetition is known. Several processes may run this at
 * the same time.
 */
export async function emptyEventBodies(): Promise<void> {
  let emptied: unknown[]
  do emptied = await query(null, z.unknown(), EMPTY_BODIES)
  while (emptied.length === BATCH)
}
