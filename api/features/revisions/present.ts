import { z } from 'zod'

import { revision, type Revision } from '#schema/revisions/contract.ts'

/** A row of the view document_revision_facts. */
export const revisionRow = z.looseObject({ place: z.number(), createdAt: z.date() })
type RevisionRow = z.infer<typeof revisionRow>

/** Returns a row as a revision. */
export const presentRevision = (row: RevisionRow): Revision =>
  revision.parse({ ...row, createdAt: row.createdAt.toISOString() })
