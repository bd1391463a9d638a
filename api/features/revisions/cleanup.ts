import { z } from 'zod'

import { query } from '#api/kit/query.ts'
import { planName } from '#schema/plans/contract.ts'
import { automaticDays } from '#schema/revisions/rules.ts'

const BATCH = 500
const row = z.object({ id: z.string() })

/**
 * Deletes automatic revisions older than the owner's plan keeps them. Named ones stay. Several
 * processes may run this at the same time.
 */
export async function cleanUpRevisions(): Promise<void> {
  for (const plan of planName.options) {
    let removed: object[]
    do {
      removed = await query(
        null,
        row,
        `DELETE FROM document_revisions WHERE id IN (
           SELECT r.id FROM document_revisions r
           JOIN documents d ON d.id = r.document_id JOIN users u ON u.id = d.owner_id
           WHERE r.kind = 'automatic' AND u.plan_name = $1 AND r.created_at < now() - $2 * interval '1 day'
           ORDER BY r.created_at LIMIT ${BATCH} FOR UPDATE OF r SKIP LOCKED)
         RETURNING id`,
        [plan, automaticDays(plan)],
      )
    } while (removed.length === BATCH)
  }
}
