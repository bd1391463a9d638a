import * as z from 'zod/mini'

import { id } from '#schema/shared/ids.ts'

/** Maximum number of rows on one page of a list. */
export const PAGE_MAX = 100

const CURSOR = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_(.+)$/

/** The place of a row in a list that is ordered by a time and an id: the next page follows it. */
export type Cursor = { at: string; id: string }

/** Returns the cursor behind a row, for the query of the next page. */
export const cursorOf = (row: Cursor): string => `${row.at}_${row.id}`

/** Reads a cursor, or returns null for what is none. */
export function readCursor(text: string): Cursor | null {
  const [, at = '', rowId = ''] = CURSOR.exec(text) ?? []
  const time = Date.parse(at)
  // A database has no year 0.
  if (!(time > 0) || !z.safeParse(id, rowId).success) return null
  return { at: new Date(time).toISOString(), id: rowId }
}

/**
 * The query of a list in pages: `before` is the cursor of the last row of the page before. A page
 * with fewer rows than `limit` is the last one.
 */
export const pageQuery = {
  before: z.optional(z.string().check(z.refine(text => readCursor(text) !== null))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), PAGE_MAX),
}
