import * as z from 'zod/mini'

import { engine, note } from '#schema/actions/contract.ts'
import { assistAction } from '#schema/assist/actions.ts'
import { assistRequest } from '#schema/assist/contract.ts'
import { usageOfKey } from '#schema/keys/contract.ts'
import { keptResult } from '#schema/results/contract.ts'

// The public API's calls on texts. Each requires a key with the scope of the same name. POST
// /api/v1/check works like /api/writing/check and costs no query.

/** POST /api/v1/rewrite. `language` is the target language. */
export const rewriteOfKey = z.strictObject({
  action: assistAction,
  ...z.pick(assistRequest, { text: true, language: true }).shape,
})
export type RewriteOfKey = z.infer<typeof rewriteOfKey>

export const rewritten = z.object({ text: z.string() })

/** A stored rewrite, for a repeat of its call. */
export const keptRewrite = keptResult(rewriteOfKey, rewritten)

/**
 * The answer of POST /api/v1/rewrite, /email and /sentiment. The last two accept the same input as
 * /api/email and /api/sentiment, and `result` is theirs. Each costs one query. With an
 * `Idempotency-Key` header, a repeated call returns the first answer free of charge.
 */
export const resultOfKey = <R extends z.ZodMiniType>(result: R) =>
  z.object({ engine, note, result, usage: usageOfKey })
export type ResultOfKey<R> = Omit<z.infer<ReturnType<typeof resultOfKey>>, 'result'> & { result: R }
