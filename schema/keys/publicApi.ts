import * as z from 'zod/mini'

import { assistAction } from '#schema/assist/actions.ts'
import { assistRequest, engine } from '#schema/assist/contract.ts'
import { usageOfKey } from '#schema/keys/contract.ts'

// The public API's calls that work with texts, each with a key of the scope that it is named after. POST /api/v1/check takes
// and gives what /api/writing/check does, and takes no query.

/** POST /api/v1/rewrite; `language` is the one to translate into. Its `result` is `{text}`. */
export const rewriteOfKey = z.strictObject({
  action: assistAction,
  ...z.pick(assistRequest, { text: true, language: true }).shape,
})
export type RewriteOfKey = z.infer<typeof rewriteOfKey>

/**
 * What POST /api/v1/rewrite, /email and /sentiment give. The last two take what /api/email and /api/sentiment take, and
 * `result` is theirs. Each takes one query; with an `Idempotency-Key` header a repeat gives the first answer, and takes
 * none.
 */
export const resultOfKey = z.object({
  engine,
  note: z.nullable(z.string()),
  result: z.unknown(),
  usage: usageOfKey,
})
export type ResultOfKey = z.infer<typeof resultOfKey>
