import * as z from 'zod/mini'

import { shareCode } from '#schema/sharing/shareCode.ts'

/** An act that is counted: a view of its page, a copy of its text, or a use in another text. */
export const countedAct = z.enum(['view', 'copy', 'use'])
export type CountedAct = z.infer<typeof countedAct>

/** How often that happened. A person or an address counts once an hour. */
export const snippetCounts = z.object({ views: z.int(), copies: z.int(), uses: z.int() })
export type SnippetCounts = z.infer<typeof snippetCounts>

/** POST /api/snippets/:id/uses. */
export const countUse = z.strictObject({ act: z.enum(['copy', 'use']) })

/** POST /api/shared-snippets/uses, from a snippet's page. The code is in no address. */
export const countShared = z.strictObject({ code: shareCode, act: z.enum(['view', 'copy']) })
