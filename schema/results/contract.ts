import * as z from 'zod/mini'

import { engine } from '#schema/assist/contract.ts'
import { defineEvent } from '#schema/events/define.ts'
import { id, timestamp } from '#schema/shared/ids.ts'
import { usage } from '#schema/usage/contract.ts'

/** How many results of a kind somebody has; an older one goes when a new one comes. */
export const RESULTS_KEPT = 50
const TITLE_MAX = 100

/** AI actions whose results are kept for their user. What programs did with a key of theirs is apart, and in no list. */
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

/** A result in a list: GET /api/email, /api/sentiment and /api/spam, the newest first. */
export const resultItem = z.object({
  id,
  kind: resultKind,
  /** The beginning of what it is about. */
  title: z.string(),
  engine,
  /** What its reader should know of how it was made. */
  note: z.nullable(z.string()),
  createdAt: timestamp,
  revision: z.int(),
})
export type ResultItem = z.infer<typeof resultItem>
export const resultItems = z.array(resultItem)

/** A result was kept, or (null) is gone. Key: its id. Room: its user. */
export const resultChanged = defineEvent('results.kept', resultItem)

/** A whole result: GET /api/email/:id and the like. DELETE removes it. */
export const keptResult = <Q extends z.ZodMiniType, R extends z.ZodMiniType>(request: Q, result: R) =>
  z.object({ ...resultItem.shape, request, result })

/**
 * What POST answers as JSON. The call carries an `Idempotency-Key` header; a repeat gives the same result, and takes no
 * query.
 */
export const resultAnswer = <K extends z.ZodMiniType>(kept: K) => z.object({ kept, usage })

/** What it answers to a caller that accepts `text/event-stream`: one frame in each event, the last one done or failed. */
export const resultFrame = <K extends z.ZodMiniType>(kept: K) =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('started') }),
    /** What there is so far, for reading along; `done` has it all. */
    z.object({ type: z.literal('delta'), text: z.string() }),
    z.object({ type: z.literal('done'), kept, usage }),
    z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
  ])

/** A title that fits, on one line. */
export function titleFrom(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  const signs = Array.from(line.slice(0, 2 * TITLE_MAX))
  return signs.length > TITLE_MAX ? `${signs.slice(0, TITLE_MAX - 1).join('')}…` : line
}
