import * as z from 'zod/mini'

import { assistAction } from '#schema/assist/actions.ts'
import { engine } from '#schema/actions/contract.ts'
import { assistRequest } from '#schema/assist/contract.ts'
import { keptResult } from '#schema/results/contract.ts'
import { usageOfKey } from '#schema/keys/contract.ts'

// The public API's calls on texts. Each requires a key with the scope of the same name. POST
// /api/v1/check works like /api/writing/check and costs no query.

/** POST /api/v1/rewrite. `language` is the target language. Its `result` is `{text}`. */
export const rewriteOfKey = z.strictObject({
  action: assistAction,
  ...z.pick(assistRequest, { text: true, language: true }).shape,
})
export type RewriteOfKey = z.infer<typeof rewriteOfKey>

/** A stored rewrite, for a repeat of its call. */
export const keptRewrite = keptResult(rewriteOfKey, z.object({ text: z.string() }))

/**
 * The answer of POST /api/v1/rewrite, /email and /sentiment. The last two accept the same input as
 * /api/email and /api/sentiment, and `result` is theirs. Each costs one query. With an
 * `Idempotency-Key` header, a repeated call returns the first answer free of charge.
 */
export const resultOfKey = z.object({
  engine,
  note: z.nullable(z.string()),
  result: z.unknown(),
  usage: usageOfKey,
})
export type ResultOfKey = z.infer<typeof resultOfKey>
