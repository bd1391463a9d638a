import * as z from 'zod/mini'

import { MINUTE_S } from '#schema/endpoints/limits.ts'
import { shareCode } from '#schema/sharing/shareCode.ts'

/** The readers of a snippet: its people alone, everyone with its link, or everyone, who can find it. */
export const visibility = z.enum(['private', 'link', 'public'])
export type Visibility = z.infer<typeof visibility>

/**
 * A snippet's visibility with the code of its page, which a private one does not have.
 * `showsComments`: whether that page shows the open comments. `isHidden`: an
 * administrator has hidden the snippet, so that no page shows it.
 */
export const visibilityAnswer = z.object({
  visibility,
  shareCode: z.nullable(shareCode),
  showsComments: z.boolean(),
  isHidden: z.boolean(),
})
export type VisibilityAnswer = z.infer<typeof visibilityAnswer>

/** Of every call that changes it: a revoked code stays in the database. */
export const visibilityLimit = { name: 'visibility', calls: 30, seconds: MINUTE_S, per: 'user' } as const

/** PUT /api/snippets/:id/visibility. One part may be missing and stays as it is; `showsComments` is false at first. */
export const changeVisibility = z
  .strictObject({ visibility: z.optional(visibility), showsComments: z.optional(z.boolean()) })
  .check(z.refine(change => change.visibility !== undefined || change.showsComments !== undefined))
export type VisibilityChange = z.infer<typeof changeVisibility>
