import { z } from 'zod'

import { writingSettings } from '#schema/check-settings/settings.ts'
import { documentPlace } from '#schema/documents/contract.ts'
import { documentKind } from '#schema/documents/kinds.ts'
import { role } from '#schema/sharing/roles.ts'

/** A document with the facts about its body that the realtime server writes. */
export const factsRow = z.object({
  id: z.string(),
  kind: documentKind,
  title: z.string(),
  tags: z.array(z.string()),
  showsComments: z.boolean(),
  ownerId: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
  trashedAt: z.date().nullable(),
  writing: writingSettings,
  revision: z.number(),
})
export type FactsRow = z.infer<typeof factsRow>

export const summaryRow = factsRow.extend({
  role,
  words: z.number(),
  projectionRevision: z.number(),
  place: documentPlace,
})
export type SummaryRow = z.infer<typeof summaryRow>
