import * as z from 'zod/mini'

import { timestamp } from '#schema/shared/ids.ts'

export const SHARE_CODE_LENGTH = 10

/** Grants anyone who has it read access to a document. */
export const shareCode = z.string().check(z.regex(/^[0-9A-Za-z]{10}$/))

/** The page of a code. The code is in no address. */
export const whichPage = z.strictObject({ code: shareCode })

/** POST /api/shared-snippets/duplicate. `path`: where the app opens the copy. */
export const sharedCopy = z.object({ path: z.string() })

/** GET, POST and DELETE /api/documents/:id/share-code: the active code, or null. */
export const shareCodeAnswer = z.object({
  shareCode: z.nullable(z.object({ code: shareCode, createdAt: timestamp })),
})
export type ShareCodeAnswer = z.infer<typeof shareCodeAnswer>
