import * as z from 'zod/mini'

import { engine, note } from '#schema/actions/contract.ts'
import { assistAction } from '#schema/assist/actions.ts'
import { assistRequest } from '#schema/assist/contract.ts'
import { SEARCH_MAX } from '#schema/documents/contract.ts'
import { usageOfKey } from '#schema/keys/contract.ts'
import { keptResult } from '#schema/results/contract.ts'
import { id, timestamp } from '#schema/shared/ids.ts'

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

/** The most snippets of an answer. Each text has at most 20,000 characters. */
export const SNIPPETS_MAX = 50

/** GET /api/v1/snippets: those that contain all words of `search`. */
export const snippetSearch = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_MAX)), ''),
})

/**
 * The snippets that the user owns or that others share with them, newest first. `text` has the braces
 * of its variables, such as `{first name}`.
 */
export const snippetsOfKey = z.object({
  snippets: z.array(z.object({ id, title: z.string(), text: z.string(), updatedAt: timestamp })),
})
export type SnippetsOfKey = z.infer<typeof snippetsOfKey>
