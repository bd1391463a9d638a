import * as z from 'zod/mini'

import { engine } from '#schema/assist/contract.ts'
import { usageOfKey } from '#schema/keys/contract.ts'

// The public API's calls that work with texts, each with a key of the scope that it is named after. POST /api/v1/check takes
// and gives what /api/writing/check does, and takes no query.

/**
 * What POST /api/v1/email and /api/v1/sentiment give; they take what /api/email and /api/sentiment take, and `result` is
 * theirs. Each takes one query; with an `Idempotency-Key` header a repeat gives the first answer, and takes none.
 */
export const resultOfKey = z.object({ engine, result: z.unknown(), usage: usageOfKey })
export type ResultOfKey = z.infer<typeof resultOfKey>
