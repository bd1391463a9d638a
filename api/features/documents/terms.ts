import { z } from 'zod'

import { query } from '#api/kit/query.ts'

const written = z.object({ id: z.string() })

/** How long one run takes at most. */
const RUN_MS = 4000

/** Writes the terms by which searches find the texts that have rested, one text after another. */
export async function writeTerms(): Promise<void> {
  const end = Date.now() + RUN_MS
  let rows: unknown[]
  do rows = await query(null, written, 'SELECT id FROM write_document_terms() id')
  while (rows.length > 0 && Date.now() < end)
}
