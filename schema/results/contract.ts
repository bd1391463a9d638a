import * as z from 'zod/mini'

import { actionFrame, engine, note } from '#schema/actions/contract.ts'
import { defineEvent } from '#schema/events/define.ts'
import { id, timestamp } from '#schema/shared/ids.ts'

/** The number of results of one kind that are kept for a user. A new one replaces the oldest. */
export const RESULTS_KEPT = 50
const TITLE_MAX = 100

/** A result in a list: GET /api/email, /api/sentiment and /api/spam, the newest first. */
export const resultItem = z.object({
  id,
  /** The action that made it, such as `sentiment`. */
  kind: z.string(),
  /** The beginning of the text or subject. */
  title: z.string(),
  engine,
  note,
  createdAt: timestamp,
  revision: z.int(),
})
export type ResultItem = z.infer<typeof resultItem>
export const resultItems = z.array(resultItem)

/** A result was kept, or (null) removed. Key: its id. Room: its user. */
export const resultChanged = defineEvent('results.kept', resultItem)

/** A full result: GET /api/email/:id and similar. DELETE removes it. */
export const keptResult = <Q extends z.ZodMiniType, R extends z.ZodMiniType>(request: Q, result: R) =>
  z.object({ ...resultItem.shape, request, result })

/**
 * The JSON of POST. A repeat with the same `Idempotency-Key` returns the same result and costs
 * nothing.
 */
export const resultAnswer = <K extends z.ZodMiniType>(kept: K) => z.object({ kept })

/** The frames of POST for a caller that accepts `text/event-stream`. */
export const resultFrame = <K extends z.ZodMiniType>(kept: K) => actionFrame({ kept })

/** Returns a title of one line, shortened to its maximum. */
export function titleFrom(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  const characters = Array.from(line.slice(0, 2 * TITLE_MAX))
  return characters.length > TITLE_MAX ? `${characters.slice(0, TITLE_MAX - 1).join('')}…` : line
}
