import * as z from 'zod/mini'

import { issueKey } from '#schema/messages/issueKey.ts'
import { id, timestamp } from '#schema/shared/ids.ts'

/** The permissions of a key. Each public call requires one of them. */
export const apiScope = z.enum(['usage', 'check', 'rewrite', 'email', 'sentiment', 'snippets'])
export type ApiScope = z.infer<typeof apiScope>

/** Maximum number of keys per user. */
export const KEYS_MAX = 20

/** GET /api/keys: newest first, without revoked keys. */
export const apiKey = z.object({
  id,
  name: z.string(),
  /** Its first characters. */
  prefix: z.string(),
  scopes: z.array(apiScope),
  lastUsedAt: z.nullable(timestamp),
  createdAt: timestamp,
})
export type ApiKey = z.infer<typeof apiKey>
export const apiKeys = z.array(apiKey)

/** POST /api/keys requires reauthentication. DELETE /api/keys/:keyId revokes a key. */
export const newApiKey = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, issueKey('keyNameMissing')), z.maxLength(60)),
  scopes: z
    .array(apiScope)
    .check(z.minLength(1, issueKey('scopesMissing')), z.maxLength(apiScope.options.length)),
})

/** The new key. `key` is shown only once. */
export const createdApiKey = z.object({ apiKey, key: z.string() })

export const keyParams = z.object({ keyId: id })

/** GET /api/v1/usage, with `Authorization: Bearer <key>` of scope `usage`. */
export const usageOfKey = z.object({
  used: z.int(),
  limit: z.int(),
  bonusRemaining: z.int(),
  resetsAt: timestamp,
})
export type UsageOfKey = z.infer<typeof usageOfKey>
