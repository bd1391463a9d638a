import * as z from 'zod/mini'

import { engine } from '#schema/assist/contract.ts'
import { defineEvent } from '#schema/events/define.ts'
import { id, timestamp } from '#schema/shared/ids.ts'
import { usage } from '#schema/usage/contract.ts'

/** Maximum number of stored results of a kind per user. A new result evicts the oldest one. */
export const RESULTS_KEPT = 50
const TITLE_MAX = 100

/**
 * AI actions whose results are stored for their user. Results of calls with an API key are not
 * listed.
 */
export const resultKind = z.enum([
  'email',
  'sentiment',
  'spam',
  'api_email',
  'api_rewrite',
  'api_sentiment',
  'deep_check',
])
export type ResultKind = z.infer<typeof resultKind>

/** A list entry of GET /api/email, /api/sentiment and /api/spam, newest first. */
export const resultItem = z.object({
  id,
  kind: resultKind,
  /** The beginning of the input. */
  title: z.string(),
  engine,
  /** A notice about how it was made. */
  note: z.nullable(z.string()),
  createdAt: timestamp,
  revision: z.int(),
})
export type ResultItem = z.infer<typeof resultItem>
export const resultItems = z.array(resultItem)

/** A result was stored, or (null) deleted. Key: its id. Room: its user. */
export const resultChanged = defineEvent('results.kept', resultItem)

/** A full result: GET /api/email/:id and similar. DELETE removes it. */
export const keptResult = <Q extends z.ZodMiniType, R extends z.ZodMiniType>(request: Q, result: R) =>
  z.object({ ...resultItem.shape, request, result })

/**
 * The JSON answer of POST. The call carries an `Idempotency-Key` header. A repeated call returns
 * the same result free of charge.
 */
export const resultAnswer = <K extends z.ZodMiniType>(kept: K) => z.object({ kept, usage })

/**
 * The answer to a caller that accepts `text/event-stream`: one frame per event. The last one is
 * done or failed.
 */
export const resultFrame = <K extends z.ZodMiniType>(kept: K) =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('started') }),
    /** The text so far. `done` contains all of it. */
    z.object({ type: z.literal('delta'), text: z.string() }),
    z.object({ type: z.literal('done'), kept, usage }),
    z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
  ])

/** Returns a title of limited length on one line. */
export function titleFrom(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  const signs = Array.from(line.slice(0, 2 * TITLE_MAX))
  return signs.length > TITLE_MAX ? `${signs.slice(0, TITLE_MAX - 1).join('')}…` : line
}
