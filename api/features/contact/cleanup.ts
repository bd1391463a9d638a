import { z } from 'zod'

import { query } from '#api/kit/query.ts'

/** Deletes messages a year after their answer, and those without one after two years. */
export async function cleanUpMessages(): Promise<void> {
  await query(
    null,
    z.unknown(),
    `DELETE FROM contact_messages
     WHERE answered_at < now() - interval '365 days'
       OR (state = 'open' AND created_at < now() - interval '730 days')`,
  )
}
